import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The button that calls: all that a page shows of calls before there is one. */
export const pages = {
  call_name: "Llamar a {{name}}",
} as const satisfies Translation<typeof german.pages, "es">;

export const overlay = {
  label: "Llamada con {{name}}",
  accept: "Contestar",
  decline: "Rechazar",
  hang_up: "Colgar",
  mute: "Apagar el micrófono",
  unmute: "Encender el micrófono",
  devices: "Elegir dispositivos",
  microphone: "Micrófono",
  speaker: "Altavoz",
  device: "Dispositivo {{number}}",
  device_failed: "No se ha podido usar este dispositivo.",
  devices_allow: "Permite primero que tu navegador use el micrófono. Después podrás elegir aquí.",
  camera: "Cámara",
  camera_on: "Encender la cámara",
  camera_off: "Apagar la cámara",
  screen_on: "Compartir pantalla",
  screen_off: "Dejar de compartir pantalla",
  accept_camera: "Con cámara",
  blur: "Desenfocar el fondo",
  picture_of: "Cámara: {{name}}",
  screen_of: "Pantalla: {{name}}",
  own_picture: "Tu cámara",
  sharing: "Estás compartiendo tu pantalla.",
  paused: "Tu cámara está en pausa para que se oiga bien.",
  paused_there: "La imagen está en pausa para que se oiga bien.",
  muted_there: "Al otro lado el micrófono está apagado",
  float: "Imagen en imagen",
  full_size: "Imagen grande",
  normal_size: "Imagen pequeña",
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
    outgoing: "Llamando…",
    connecting: "Conectando…",
    connected: "Conexión establecida",
    reconnecting: "Conexión interrumpida, recuperándola…",
    muted: "Tu micrófono está apagado",
    in_call: "Llamada",
    ended: "Llamada finalizada",
    missed: "Llamada perdida",
    unanswered: "Nadie ha contestado",
    declined: "Han rechazado la llamada",
    busy: "Ocupado: ya hay otra llamada en curso.",
  },
  quality: {
    good: "Buena conexión",
    fair: "Conexión regular",
    poor: "Mala conexión",
  },
  camera_failed: {
    denied:
      "Tu navegador no puede usar la cámara. Permítela junto a la dirección de la página e inténtalo de nuevo.",
    missing: "No encontramos ninguna cámara. Conecta una e inténtalo de nuevo.",
    taken: "No se puede acceder a tu cámara. Quizá la esté usando otro programa.",
  },
  failed: {
    denied:
      "Tu navegador no puede usar el micrófono. Permítelo junto a la dirección de la página e inténtalo de nuevo.",
    missing: "No encontramos ningún micrófono. Conecta uno e inténtalo de nuevo.",
    taken: "No se puede acceder a tu micrófono. Quizá lo esté usando otro programa.",
    unsupported: "Este navegador no permite llamar. Usa uno más nuevo y una conexión segura (https).",
    other_tab: "Ya estás en una llamada en otra pestaña.",
    refused: "La llamada no ha funcionado. Inténtalo de nuevo.",
    offline: "No podemos conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
    no_way: "No se ha podido establecer la conexión entre vosotros. A menudo ayuda cambiar de red.",
    lost: "Se ha perdido la conexión.",
  },
} as const satisfies Translation<typeof german.overlay, "es">;

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
      "llamar por teléfono, teléfono, llamar, llamada de voz, micrófono, altavoz, auriculares, sonar, llamada perdida, colgar, silencio, cámara, vídeo, videollamada, compartir pantalla, imagen sobre imagen",
    body: "También puedes hablar con todas las personas con las que tienes un chat. No cuesta nada.\n\n1. Abre el chat y toca el teléfono de arriba.\n2. Permite que tu navegador use el micrófono.\n3. Espera a que contesten. Tras 45 segundos cuenta como llamada perdida.\n\nSi alguien te llama, suena en todos los sitios donde tienes la sesión abierta. Cuando contestas en un dispositivo, los demás dejan de sonar. Durante la llamada puedes:\n\n- apagar tu micrófono\n- encender tu cámara o compartir pantalla, y dejar de hacerlo\n- cambiar de micrófono, cámara y altavoz\n- reducir la ventana y seguir trabajando\n\nUna llamada empieza siempre solo con sonido. Si la conexión empeora, el sonido tiene prioridad: la imagen se reduce y luego se pausa.\n\nDespués verás en el chat cómo ha ido la llamada. Si no oyes nada, comprueba el dispositivo y el estado de la conexión. Si recargas la página, la llamada termina.",
  },
} as const satisfies Translation<typeof german.help, "es">;
