import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The frame around every page: navigation, menus, shortcuts, what is said when a page is missing or broken. */
export const pages = {
  nav: {
    label: "Navegación principal",
    main: "Menú",
    settings: "Ajustes",
    home: "Resumen",
    feed: "Muro",
    people: "Personas",
    jobs: "Ofertas",
    matching: "Matching",
    groups: "Grupos",
    teampanel: "Equipos",
    pods: "Círculos",
    resources: "Herramientas",
    plans: "Planes",
    presentations: "Presentaciones",
    chats: "Chats",
    notifications: "Notificaciones",
    reports: "Denuncias",
    admin: "Admin",
    invites: "Invitar",
    payouts: "Pagos",
    verification: "Verificación",
    verifications: "Revisiones",
    profile: "Mi perfil",
    help: "Ayuda",
    collapse: "Contraer",
    expand: "Desplegar",
  },
  account: {
    legal: "Precios y derechos",
    menu: "Tu cuenta",
    sign_out: "Cerrar sesión",
    signed_out: "Has cerrado la sesión.",
    theme: "Aspecto",
    light: "Claro",
    dark: "Oscuro",
    system: "Como el dispositivo",
    site: "Sitio público",
    install: "Instalar la app",
  },
  language: {
    label: "Idioma",
    more: "Más idiomas",
    not_saved: "El idioma se aplica aquí, pero no se ha podido guardar en tu cuenta.",
  },
  shortcuts: {
    title: "Atajos de teclado",
    palette: "Buscar e ir a",
    show: "Mostrar esta lista",
    home: "Ir al resumen",
    feed: "Ir al muro",
    people: "Ir a las personas",
    jobs: "Ir a las ofertas",
    matching: "Ir al matching",
    groups: "Ir a los grupos",
    teampanel: "Ir a los equipos",
    pods: "Ir a los círculos",
    resources: "Ir a las herramientas",
    plans: "Ir a los planes",
    presentations: "Ir a las presentaciones",
    chats: "Ir a los chats",
    notifications: "Ir a las notificaciones",
    settings: "Ir a los ajustes",
    reports: "Ir a las denuncias",
    admin: "Ir al área de administración",
    invites: "Ir a tus invitaciones",
    payouts: "Ir a los pagos",
    verification: "Ir a la verificación",
    verifications: "Ir a las revisiones",
    profile: "Ir a mi perfil",
    help: "Ir a la ayuda",
    and_then: "y luego",
  },
  palette: {
    title: "Buscar e ir a",
    pages: "Páginas",
    actions: "Acciones",
  },
  not_found: {
    title: "Página no encontrada",
    text: "La dirección no es correcta o la página ha cambiado de sitio.",
    dashboard: "Ir al resumen",
    start: "Ir a la página de inicio",
  },
  crash: {
    title: "Algo ha fallado aquí",
    text: "Recarga la página. Tus datos están a salvo.",
    reload: "Recargar",
  },
  offline_page: {
    title: "Esta página aún no está en tu dispositivo",
    text: "Sin conexión no se puede abrir. En cuanto vuelvas a estar en línea, se abrirá automáticamente.",
  },
  unreachable: {
    title: "No podemos conectar con el servidor",
    text: "Comprueba tu conexión. En cuanto el servidor responda, seguirás justo donde estabas.",
  },
  chat_folders: "Carpetas",
  not_done: "No ha funcionado. Inténtalo de nuevo.",
} as const satisfies Translation<typeof german.pages, "es">;

/** What stands below every mail. */
export const mails = {
  footer: {
    why: "Recibes este correo porque alguien creó una cuenta en {{app}} con esta dirección.",
    typed: "Recibes este correo porque alguien escribió esta dirección en un formulario de {{app}}.",
    ignore: "¿No has sido tú? Entonces no tienes que hacer nada.",
    unattached: "Ahora mismo no se ha podido crear un archivo adjunto. Puedes descargarlo aquí:",
  },
} as const satisfies Translation<typeof german.mails, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  shortcuts: {
    title: "Atajos de teclado",
    keywords: "teclas, teclado, rápido, comandos, Ctrl K, ir a",
    body: "En el ordenador se puede hacer mucho sin ratón. Con «?» ves en cualquier momento la lista completa.\n\n- Ctrl+K, en Mac Cmd+K: abrir «$t(shell:palette.title)»\n- g, luego h: ir al resumen\n- g, luego m: ir al matching\n- g, luego c: ir a los chats\n- ← y →: decidir en el matching\n- Intro: abrir los detalles en el matching\n- Esc: cerrar una ventana\n\nMientras escribes en un campo, esas teclas son solo letras. Así no activas nada sin querer. Con la tecla Tab llegas a todos los botones.",
  },
} as const satisfies Translation<typeof german.help, "es">;
