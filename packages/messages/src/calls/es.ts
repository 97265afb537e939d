import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Voice calls. */
export const pages = {
  call_name: "Llamar a {{name}}",
  label: "Llamada con {{name}}",
  accept: "Contestar",
  decline: "Rechazar",
  hang_up: "Colgar",
  mute: "Apagar el micrófono",
  unmute: "Encender el micrófono",
  devices: "Micrófono y altavoz",
  microphone: "Micrófono",
  speaker: "Altavoz",
  device: "Dispositivo {{number}}",
  device_failed: "No se ha podido usar este dispositivo.",
  collapse: "Reducir",
  expand: "Ampliar",
  close: "Cerrar",
  call_again: "Llamar otra vez",
  call_back: "Devolver la llamada",
  write: "Escribir",
  notice_title: "{{name}} te llama",
  notice_text: "Toca aquí para ver la llamada.",
  status: {
    incoming: "te está llamando",
    asking: "Permite el micrófono y empezamos…",
    outgoing: "Sonando…",
    connecting: "Conectando…",
    connected: "Conexión establecida",
    reconnecting: "Conexión interrumpida, recuperándola…",
    muted: "Tu micrófono está apagado",
    in_call: "Llamada",
    ended: "Llamada finalizada",
    missed: "Llamada perdida",
    unanswered: "Nadie ha contestado",
    declined: "Han rechazado la llamada",
    busy: "Ocupado: uno de los dos ya está en una llamada.",
  },
  quality: {
    good: "Buena conexión",
    fair: "Conexión regular",
    poor: "Mala conexión",
  },
  failed: {
    denied:
      "Tu navegador no puede usar el micrófono. Permítelo junto a la dirección de la página e inténtalo de nuevo.",
    missing: "No encontramos ningún micrófono. Conecta uno e inténtalo de nuevo.",
    taken: "No se puede abrir tu micrófono. Quizá lo esté usando otro programa.",
    unsupported: "Este navegador no permite llamar. Usa uno más nuevo y una conexión segura (https).",
    other_tab: "Ya estás en una llamada en otra pestaña.",
    refused: "La llamada no ha funcionado. Inténtalo de nuevo.",
    offline: "No podemos conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
    no_way: "No se ha podido establecer la conexión entre vosotros. A menudo ayuda cambiar de red.",
    lost: "Se ha perdido la conexión.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that the endpoints answer with. */
export const errors = {
  busy: "Esta persona ya está en otra llamada.",
  cannot_call: "Aquí no puedes llamar.",
  call_over: "Esta llamada ha terminado.",
  taken_elsewhere: "Ya has contestado la llamada en otro dispositivo.",
} as const satisfies Translation<typeof german.errors, "es">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  call_missed: {
    name: "Llamada perdida",
    title_one: "Llamada perdida de {{name}}",
    title_many: "{{count}} de llamadas perdidas de {{name}}",
    title_other: "{{count}} llamadas perdidas de {{name}}",
    text: "Toca aquí para devolver la llamada o escribir.",
    line_one: "Llamada perdida de {{name}}",
    line_many: "{{count}} de llamadas perdidas de {{name}}",
    line_other: "{{count}} llamadas perdidas de {{name}}",
  },
} as const satisfies Translation<typeof german.notifications, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  calls: {
    title: "Llamadas",
    keywords:
      "llamar por teléfono, teléfono, llamar, llamada de voz, micrófono, altavoz, auriculares, sonar, llamada perdida, colgar, silencio",
    body: "También puedes hablar con todas las personas con las que tienes un chat. No cuesta nada.\n\n1. Abre el chat y toca el teléfono de arriba.\n2. Permite el micrófono en tu navegador.\n3. Espera a que contesten. Tras 45 segundos cuenta como llamada perdida.\n\nSi alguien te llama, suena en todos los sitios donde tienes la sesión abierta. Cuando contestas en un dispositivo, los demás dejan de sonar. Durante la llamada puedes:\n\n- apagar tu micrófono\n- cambiar de micrófono y altavoz\n- reducir la ventana y seguir trabajando\n\nDespués verás en el chat cómo ha ido la llamada. Si no oyes nada, comprueba el dispositivo y el estado de la conexión. Si recargas la página, la llamada termina.",
  },
} as const satisfies Translation<typeof german.help, "es">;
