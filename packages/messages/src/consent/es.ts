import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Medición de tu visita",
  question:
    "¿Podemos ver cómo usas {{brand}}? Así vemos qué falla. Si dices que no, solo contamos páginas vistas, nunca a ti.",
  more: "¿Qué exactamente?",
  decline: "Rechazar",
  accept: "Aceptar",
  quiet: "Tu navegador pide que no te sigamos. Lo respetamos: aquí no se mide nada.",
  understood: "Entendido",
  again: "Medición de visitas",
} as const satisfies Translation<typeof german.pages, "es">;

/** Where the answer is changed. */
export const choice = {
  title: "Medición de visitas",
  lead: "Cómo usas {{brand}} nos muestra qué falla. Nunca leemos tus mensajes ni los perfiles.",
  switch: "Medir mis visitas",
  on: "Activada. Puedes retirar tu consentimiento cuando quieras; en ese caso eliminamos lo que hayamos medido con tu cuenta.",
  off: "Desactivada. Solo contamos páginas vistas, sin relación contigo.",
  switch_quiet: "Tu navegador pide que no te sigamos. Lo respetamos.",
} as const satisfies Translation<typeof german.choice, "es">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Medición de visitas",
  text: "Medimos nosotros mismos cómo se usa {{brand}}, en nuestros propios servidores y solo con tu consentimiento (art. 6.1.a del RGPD). Sin él, solo contamos cuántas veces se abre una página. Si tu navegador pide que no te sigamos, con «Do Not Track» o «Global Privacy Control», no enviamos nada. Quitamos nombres, códigos y números de las direcciones de las páginas antes de que salgan de tu navegador. Lo que escribes y lees nunca está incluido. Esto es todo lo que se recoge:",
  kind: "Qué",
  what: "Datos",
  purpose: "Para qué",
  kept: "Durante cuánto tiempo",
  only_with: "solo con tu consentimiento",
  without: "también sin él",
  days: "{{days}} días; después quedan totales por día",
  sums: "como total, o mientras exista tu cuenta",
  change:
    "Puedes retirar tu consentimiento cuando quieras: al pie de cada página pública, en «Medición de visitas», o en tus ajustes.",
  kinds: {
    count: "Página vista, solo contada",
    session: "Visita",
    pageView: "Página de una visita",
    event: "Clics y similares",
    heatmap: "Mapa de clics",
    outline: "Estructura de una página",
    error: "Errores",
    conversion: "Pasos completados",
    featureUsage: "Secciones usadas",
    consent: "Tu decisión",
  },
  purposes: {
    visits: "saber qué se visita",
    use: "entender qué se usa",
    layout: "mejorar la estructura de las páginas",
    errors: "encontrar errores",
    success: "ver si los recorridos llevan al objetivo",
    choice: "respetar tu decisión",
  },
  fields: {
    page: "dirección de la página sin nombres ni números",
    title: "títulos de páginas públicas",
    visit: "un número aleatorio de esta visita",
    device: "dispositivo y navegador: tipo, idioma, tamaño de pantalla",
    window: "tamaño de la ventana",
    referrer: "el nombre del sitio web del que vienes",
    campaign: "la campaña que figura en el enlace",
    answer: "tu sí o no, y a qué versión",
    address: "una dirección IP acortada",
    country: "el país según tu zona horaria",
    member: "tu cuenta, si has iniciado sesión",
    speed: "lo rápido que apareció la página",
    time: "cuánto tiempo",
    depth: "hasta dónde has leído",
    action: "lo que has hecho: hacer clic, desplazarte, enviar",
    control: "el texto del botón, 100 caracteres como máximo",
    position: "el lugar en la página",
    layout: "el contorno de la página, sin texto ni imágenes",
    error: "el mensaje de error y su punto en el programa",
    goal: "qué paso has completado, por ejemplo el registro",
    feature: "qué sección has usado",
  },
} as const satisfies Translation<typeof german.collected, "es">;
