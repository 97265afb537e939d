import type { messages as german } from "../de/shell.ts";
import type { Translation } from "../translation.ts";

export const messages = {
  nav: {
    label: "Navegación principal",
    main: "Menú",
    settings: "Ajustes",
    home: "Resumen",
    matching: "Matching",
    chats: "Chats",
    collapse: "Contraer",
    expand: "Desplegar",
  },
  account: {
    menu: "Tu cuenta",
    sign_out: "Cerrar sesión",
    signed_out: "Has cerrado la sesión.",
    theme: "Aspecto",
    light: "Claro",
    dark: "Oscuro",
    system: "Como el dispositivo",
    site: "Sitio público",
  },
  language: {
    label: "Idioma",
    more: "Más idiomas",
    not_saved: "El idioma vale aquí, pero no se ha podido guardar en tu cuenta.",
  },
  shortcuts: {
    title: "Atajos de teclado",
    palette: "Buscar e ir a",
    show: "Mostrar esta lista",
    home: "Ir al resumen",
    matching: "Ir al matching",
    chats: "Ir a los chats",
    and_then: "y luego",
  },
  palette: {
    title: "Buscar e ir a",
    placeholder: "¿Adónde quieres ir?",
    pages: "Páginas",
    actions: "Acciones",
  },
  not_found: {
    title: "Página no encontrada",
    text: "La dirección no es correcta o la página se ha mudado.",
    dashboard: "Ir al resumen",
    start: "Ir al inicio",
  },
  crash: {
    title: "Aquí se ha roto algo",
    text: "Recarga la página. Tus datos están a salvo.",
    reload: "Recargar",
  },
  unreachable: {
    title: "No llegamos al servidor",
    text: "Comprueba tu conexión. En cuanto el servidor responda, sigues justo aquí.",
  },
  home: {
    greeting: "Hola, {{name}}",
    greeting_plain: "Hola",
    lead: "Qué bien que estés aquí. ¿Por dónde empezamos?",
    chats_title: "Habla con tus matches",
    chats_text: "De un match sale una conversación, y de la conversación, un plan.",
    chats_action: "Ir a los chats",
  },
} as const satisfies Translation<typeof german, "es">;
