import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Names of business models, skills and goals; the field for a username. */
export const pages = {
  business_models: {
    dropshipping: "Dropshipping",
    "print-on-demand": "Impresión bajo demanda",
    "amazon-fba": "Amazon FBA",
    reselling: "Reventa",
    "affiliate-marketing": "Marketing de afiliados",
    smma: "Agencia de redes sociales",
    "digital-products": "Productos digitales",
    "blogging-seo": "Blogs y SEO",
    "mobile-apps": "Apps móviles",
    trading: "Trading",
    "crypto-nfts": "Cripto y NFT",
  },
  skills: {
    "video-editing": "Edición de vídeo",
    "graphic-design": "Diseño gráfico",
    "web-app-dev": "Desarrollo web y apps",
    copywriting: "Redacción publicitaria",
    "social-media": "Redes sociales",
    "marketing-ads": "Marketing y publicidad",
    "ai-automation": "IA y automatización",
    "community-management": "Gestión de comunidades",
    "email-marketing": "Email marketing",
    "voiceover-audio": "Locución y audio",
  },
  goals: {
    "side-income": "Ingresos extra",
    "replace-job": "Vivir de mi propio negocio",
    "online-presence": "Tener presencia online",
    "learn-skills": "Aprender cosas nuevas",
    "passive-income": "Ingresos pasivos",
    "remote-work": "Trabajar desde cualquier lugar",
  },
  username: {
    free: "Aún libres:",
    /** Words put after a taken name, apart by strokes. */
    endings: "Crea/Lanza/Emprende/Monta",
    label: "Nombre de usuario",
    hint: "Solo letras, de {{min}} a {{max}} caracteres",
    checking: "Comprobando…",
    available: "El nombre de usuario está libre.",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** Codes that pages say themselves, without asking the server; the server says them too. */
export const checks = {
  username_taken: "Este nombre de usuario ya está ocupado.",
  username_invalid: "Solo letras, 3–20 caracteres.",
  invalid_age: "Revisa tu edad. Puedes participar a partir de los 16 años.",
  age_locked:
    "Por tu cuenta solo puedes aumentar tu edad. ¿No es correcta o es inferior a 16 años? Escríbenos por el formulario de contacto y la cambiaremos contigo.",
  bio_too_long: "El texto sobre ti es demasiado largo (máx. 2000 caracteres).",
} as const satisfies Translation<typeof german.checks, "es">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  profile: {
    title: "Nombre, «Sobre mí» y edad",
    keywords:
      "nombre de usuario, username, sobre mí, bio, descripción, cambiar edad, idea de negocio, editar perfil",
    body: "Tu perfil se edita en los ajustes, en «$t(settings:tabs.profile)».\n\n- Nombre de usuario: solo letras, de 3 a 20 caracteres. Mientras escribes ves si está libre.\n- Sobre mí: hasta 250 caracteres. ¿Qué haces, qué te mueve?\n- Idea de negocio: hasta 4000 caracteres, opcional. Basta con lo esencial.\n- Edad: desde 16 años. Después solo puedes aumentarla. Si te has equivocado, escríbenos por el formulario de contacto.\n\nNo olvides guardar. Si algo no se acepta, el campo dice por qué y tu texto se conserva. Ningún otro miembro ve tu correo.",
  },
  avatar: {
    title: "Cambiar la foto de perfil",
    keywords: "avatar, imagen, subir, recortar, quitar",
    body: "Tu foto de perfil aparece junto a tu nombre en los chats y en todos los sitios donde te ven los demás.\n\n1. Abre los ajustes y ve a «$t(settings:tabs.profile)».\n2. Elige una imagen, por ejemplo JPEG o PNG.\n3. Ajusta la posición y el zoom dentro del cuadrado y acepta el recorte.\n\nSi la quitas, mostramos tus iniciales sobre un color. El lugar y los datos de la cámara se eliminan de la imagen. La foto grande del matching es otra: la cambias en el matching, en «$t(matching:preferences.open)», con «$t(matching:setup.change_title)».",
  },
  strengths: {
    title: "Modelos de negocio, habilidades y objetivo",
    keywords: "capacidades, talentos, qué sé hacer, meta, cambiar selección",
    body: "Con esto elegimos personas para ti. Puedes cambiarlo todo en los ajustes, en «$t(settings:tabs.profile)».\n\n- Modelos de negocio: hasta 5. ¿Qué estás montando o quieres montar?\n- Habilidades: hasta 5. También cuenta lo que estás aprendiendo.\n- Objetivo: solo uno, con una frase tuya de hasta 120 caracteres.\n\nSi la lista está llena, quita algo para poder cambiar. Para el matching necesitas al menos un modelo de negocio y una habilidad. Mejor elegir pocas cosas que de verdad sean ciertas: así también encajan mejor las sugerencias.",
  },
  jobs_newsletter: {
    title: "Ofertas y boletín",
    keywords: "novedades, darse de baja, publicidad, newsletter, encargos, empleo",
    body: "Al configurar tu perfil te preguntamos si te interesan las ofertas y los encargos y si quieres el boletín. Puedes cambiar las dos cosas cuando quieras en los ajustes, en «$t(settings:tabs.profile)».\n\n- Ofertas: dinos si te interesan los encargos pagados y las ofertas de trabajo.\n- Boletín: si lo activas, primero te enviamos un correo. La suscripción empieza cuando abres su enlace, que es válido durante 24 horas.\n\nLa baja es inmediata y sin dar motivos. Los correos que protegen tu cuenta siguen llegando.",
  },
  status: {
    title: "En línea, ausente, sin conexión",
    keywords: "estado, presencia, punto verde, última vez, disponible",
    body: "El punto en la foto de perfil dice si alguien está conectado:\n\n- En línea: la app está abierta y en uso.\n- Ausente: está abierta, pero hace un rato que nadie la usa.\n- Sin conexión: no está abierta en ningún dispositivo.\n\nEs automático, no hay nada que configurar. Si tienes la sesión abierta en varios dispositivos, basta con que uses uno de ellos. Los mensajes llegan siempre: quien no está en línea los lee la próxima vez.",
  },
  block: {
    title: "Bloquear a alguien",
    keywords: "acoso, no deseado, desbloquear, ignorar, persona",
    body: "Si no quieres saber nada más de alguien, bloquea a esa persona en el chat: arriba a la derecha, en «$t(chats:actions)».\n\n- Se aplica en las dos direcciones y en todas partes: en el matching, en los chats y en las notificaciones.\n- Ya no podéis escribiros.\n- La persona no recibe ningún aviso.\n\nPuedes desbloquear a una persona en los ajustes, en «$t(settings:tabs.privacy)», donde están todas las personas que has bloqueado. Si te amenazan o te acosan, usa también «$t(pods:report)» en el perfil para que nuestro equipo lo revise.",
  },
} as const satisfies Translation<typeof german.help, "es">;

/** What can be reported of it, by name. */
export const reports = {
  member: { name: "Miembro", title: "Denunciar a {{name}}" },
} as const satisfies Translation<typeof german.reports, "es">;
