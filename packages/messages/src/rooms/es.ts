import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

export const pages = {
  title: "Sala",
  title_of: "Sala: {{name}}",
  open: "Sala",
  open_count_one: "En la sala: {{count}}",
  open_count_many: "En la sala: {{count}}",
  open_count_other: "En la sala: {{count}}",
  about: "Aquí pueden hablar hasta seis personas. No se graba nada.",
  join: "Entrar en la sala",
  leave: "Salir de la sala",
  rejoin: "Entrar otra vez",
  empty: "Ahora no hay nadie. Entra y el resto lo verá aquí.",
  seats: "{{count}} de {{max}} sitios ocupados",
  you: "{{name}} (tú)",
  muted: "micrófono apagado",
  speaking: "habla",
  hand: "mano levantada",
  shares: "comparte pantalla",
  apart: "sin conexión contigo",
  connecting: "conectando…",
  hand_up: "Levantar la mano",
  hand_down: "Bajar la mano",
  remove: "Sacar de la sala",
  remove_title: "¿Sacar a {{name}} de la sala?",
  remove_text: "No podrá volver durante diez minutos.",
  removed: "Ya no está en la sala: {{name}}",
  report: "Denunciar",
  more: "Opciones para {{name}}",
  preview_off: "Tu cámara está apagada.",
  controls: "Controles",
  people: "En la sala",
  came: "Acaba de entrar: {{name}}",
  went: "Ha salido de la sala: {{name}}",
  hand_came: "Mano levantada: {{name}}",
  reconnecting: "Conexión interrumpida, recuperándola…",
  over: {
    elsewhere: "Ahora estás en otro dispositivo o en otra sala.",
    removed: "Te han sacado de la sala. Puedes volver en diez minutos.",
    closed: "Esta sala ya no está abierta para ti.",
    lost: "La conexión se perdió durante demasiado tiempo.",
  },
  place: {
    channel: "Ir al canal",
    pod: "Ir al círculo",
    team: "Ir al equipo",
    trial: "Ir al chat",
    home: "Ir al resumen",
  },
  messages: "Mensajes",
  write_there: "Podéis escribiros en vuestra página.",
  missing: "Esta sala no existe o no está abierta para ti.",
} as const satisfies Translation<typeof german.pages, "es">;

export const errors = {
  room_full: "La sala está llena. Ya hay seis personas.",
  in_call: "Estás en una llamada, o te están llamando. Cuelga primero y entra después en la sala.",
  removed_from_room: "Te han sacado de esta sala. Puedes volver en diez minutos.",
  screen_taken: "Ya hay una pantalla compartida.",
  seat_lost: "Ya no estás en esta sala.",
} as const satisfies Translation<typeof german.errors, "es">;

export const help = {
  rooms: {
    title: "Salas",
    keywords:
      "sala, salas, llamada de grupo, videoconferencia, reunión, compartir pantalla, levantar la mano, cámara, micrófono",
    body: "Cada canal, equipo, círculo y proyecto de prueba en marcha tiene una sala. En ella pueden hablar hasta seis personas.\n\n1. Abre el canal, el equipo, el círculo o el proyecto de prueba.\n2. Toca «$t(rooms:open)». Ahí ves quién está dentro.\n3. Elige micrófono y cámara y toca «$t(rooms:join)».\n\nEn la sala puedes encender tu cámara, compartir pantalla y levantar la mano. Solo una persona comparte pantalla a la vez. Se escribe donde escribís siempre.\n\nLa moderación y las personas responsables pueden sacar a alguien de la sala; durante diez minutos no se puede volver. Quien te ha bloqueado, o a quien has bloqueado, no se conecta contigo. Si sales de la página, sales de la sala. No se graba nada.",
  },
} as const satisfies Translation<typeof german.help, "es">;
