import type { messages as german } from "../de/help.ts";
import type { Translation } from "../translation.ts";

/** Texts of the help centre. */
export const messages = {
  title: "Ayuda",
  lead: "Busca una palabra o mira los temas.",
  search: "Buscar en la ayuda",
  placeholder: "¿Con qué necesitas ayuda?",
  results_one: "{{count}} artículo encontrado",
  results_many: "{{count}} artículos encontrados",
  results_other: "{{count}} artículos encontrados",
  empty_title: "Nada encontrado para «{{words}}»",
  empty_text:
    "Prueba con una sola palabra más corta, por ejemplo «contraseña» o «match». O escríbenos: nuestra dirección está en el aviso legal.",
  empty_action: "Ir al aviso legal",
  back: "Todos los temas",
  related: "También te puede servir",
  copy_link: "Copiar enlace",
  copied: "El enlace está copiado.",
  copy_failed: "No se pudo copiar. Este es el enlace: {{address}}",
  sections: {
    start: "Entrar y empezar",
    security: "Seguridad",
    profile: "Tu perfil",
    matching: "Matching",
    chats: "Chats",
    groups: "Grupos",
    app: "Avisos y aplicación",
    data: "Tus datos y las reglas",
  },
  articles: {
    sign_up: {
      title: "Crear una cuenta y confirmar el correo",
      keywords:
        "registro, registrarse, darse de alta, cuenta nueva, correo de confirmación, activación, enlace caducado, spam",
      body: "Tu cuenta es gratis y está lista en dos minutos.\n\n1. Elige «Registrarse» en la página de entrada.\n2. Escribe tu correo electrónico y, dos veces, una contraseña de 8 a 128 caracteres.\n3. Acepta las condiciones de uso y pulsa «Crear cuenta».\n4. Abre nuestro correo y confirma tu dirección.\n\nEl enlace del correo vale 24 horas y una sola vez. Si no llega nada, mira en el spam y pulsa «Enviar otra vez» en la barra de arriba.",
    },
    sign_in: {
      title: "Entrar, y qué significa un bloqueo",
      keywords:
        "iniciar sesión, login, acceso, bloqueado, demasiados intentos, 5 minutos, contraseña incorrecta",
      body: "Entra con tu correo electrónico y tu contraseña. Si tienes activados los códigos de dos factores, después te pedimos el código de tu aplicación.\n\nTras cinco intentos fallidos, la entrada se bloquea durante 5 minutos. Eso te protege de quien va probando contraseñas. La página muestra cuándo puedes seguir.\n\n- Comprueba que no esté activado el bloqueo de mayúsculas.\n- Muestra la contraseña con el símbolo del ojo.\n- ¿No la recuerdas? Restablécela por correo en vez de seguir adivinando.",
    },
    reset_password: {
      title: "Contraseña olvidada",
      keywords: "restablecer, contraseña nueva, clave perdida, no puedo entrar, recuperar, enlace caducado",
      body: "No pasa nada, simplemente pones una nueva.\n\n1. En la página de entrada, sigue el enlace para la contraseña olvidada.\n2. Escribe tu correo electrónico. Te enviamos un enlace.\n3. Ábrelo y elige una contraseña nueva de 8 a 128 caracteres. Con códigos de dos factores necesitas además un código.\n\nEl enlace vale 10 minutos y una sola vez. Puedes pedir otro correo a los 2 minutos. Por seguridad no decimos si una dirección tiene cuenta: si no llega nada, revisa cómo la escribiste y el spam.",
    },
    google: {
      title: "Entrar con Google",
      keywords: "cuenta de Google, Gmail, sin contraseña, primera contraseña, poner contraseña",
      body: "Si ves el botón de Google en la página de entrada, puedes entrar sin contraseña propia. Si no está, Google no se ofrece aquí.\n\n¿Te registraste con Google y quieres tener también una contraseña?\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Pide un correo para tu primera contraseña.\n3. Abre el enlace y elige una contraseña de al menos 8 caracteres.\n\nDesde entonces tienes los dos caminos. Viene bien si algún día no puedes entrar en tu cuenta de Google.",
    },
    passkeys: {
      title: "Llaves de acceso: entrar sin contraseña",
      keywords:
        "passkey, huella, reconocimiento facial, Face ID, Touch ID, Windows Hello, llave de seguridad, biometría",
      body: "Con una llave de acceso entras igual que desbloqueas tu dispositivo: con la huella, la cara o el PIN. No tienes que recordar nada, y nadie te la puede sacar con una página falsa.\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Crea una llave y ponle un nombre, por ejemplo «Mi portátil».\n3. La próxima vez, elígela en lugar de la contraseña.\n\nUna llave cuenta como los dos factores, así que no hace falta otro código. Puedes tener hasta 20. Si vendes un dispositivo, borra su llave en el mismo sitio.",
    },
    quest: {
      title: "La misión de inicio",
      keywords: "principiante, primeros pasos, tareas, progreso, ocultar misión, quest",
      body: "La misión te guía en tus primeros pasos y muestra en una barra fina hasta dónde has llegado. Por ejemplo:\n\n- subir una foto de perfil\n- escribir unas frases sobre ti\n- conocer a dos personas distintas\n\nCada paso se marca solo en cuanto lo has hecho. No tienes que avisar de nada. Puedes plegar la barra cuando te estorbe. Si no necesitas la misión, termínala sin más: todo lo demás está abierto también sin ella.",
    },
    two_factor: {
      title: "Activar los códigos de dos factores",
      keywords: "2FA, TOTP, authenticator, código QR, dos pasos, código de seis cifras, autenticación",
      body: "Así ya no basta una contraseña robada para entrar en tu cuenta. Necesitas una aplicación de autenticación en el móvil.\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Activa los códigos de dos factores.\n3. Escanea el código QR con la aplicación. Si no funciona, copia la clave secreta.\n4. Escribe el código de seis cifras que muestra la aplicación.\n5. Guarda bien tus diez códigos de reserva.\n\nUn código vale solo un momento. Si se rechaza, comprueba que la hora del móvil sea correcta. Para desactivarlos también hace falta un código.",
    },
    backup_codes: {
      title: "Códigos de reserva",
      keywords: "códigos de respaldo, de recuperación, de emergencia, backup, 2FA",
      body: "Al activar los códigos de dos factores recibes diez códigos de reserva. Cada uno sustituye una vez al código de la aplicación, al entrar y al restablecer la contraseña.\n\n- Los mostramos una sola vez. Cópialos o descárgalos.\n- Guárdalos lejos del móvil, en un gestor de contraseñas o en papel.\n- Mayúsculas, espacios y guiones dan igual.\n\n¿Te quedan pocos? Crea otros nuevos en los ajustes, en «Seguridad». Necesitas un código para ello. Desde entonces los antiguos ya no valen.",
    },
    lost_phone: {
      title: "Móvil perdido o cambiado",
      keywords: "teléfono perdido, móvil nuevo, robado, sin código, no puedo entrar, celular",
      body: "Sin el móvil, entras en tu cuenta con un código de reserva.\n\n1. Entra con tu correo electrónico y tu contraseña.\n2. Escribe un código de reserva en lugar del de la aplicación.\n3. En «Seguridad», cierra la sesión del dispositivo perdido.\n\nCon una llave de acceso también entras.\n\nSi solo cambias de móvil, desactiva los códigos y actívalos otra vez con el nuevo. Para desactivarlos hace falta un código de la aplicación: hazlo mientras tengas el antiguo. Si ya no está, o si tampoco tienes códigos de reserva, escríbenos a la dirección del aviso legal.",
    },
    devices: {
      title: "Dispositivos con sesión abierta",
      keywords:
        "sesiones, cerrar sesión en todas partes, salir, dispositivo desconocido, dispositivo nuevo, correo, hackeado",
      body: "En los ajustes, en «Seguridad», ves en qué dispositivos tienes la sesión abierta y cuándo se usaron por última vez. El más reciente está arriba.\n\n- Cierra la sesión de un dispositivo que ya no usas.\n- O cierra todas las demás de una vez. Este sigue con la sesión abierta.\n\nCuando entra un dispositivo nuevo, recibes un correo. Si no has sido tú, cierra esa sesión enseguida y cambia la contraseña. Después conviene activar los códigos de dos factores.",
    },
    change_password: {
      title: "Cambiar la contraseña",
      keywords: "contraseña nueva, clave, modificar, seguridad",
      body: "1. Abre los ajustes y ve a «Seguridad».\n2. Escribe tu contraseña actual y luego la nueva.\n3. Si tienes códigos de dos factores, escribe también un código de seis cifras.\n4. Guarda el cambio.\n\nLa contraseña nueva necesita de 8 a 128 caracteres y no puede estar entre las más comunes. Una frase entera se recuerda mejor y se adivina peor que los signos raros. Después se cierran las sesiones de los demás dispositivos; este sigue dentro. ¿Olvidaste la antigua? Restablécela por correo.",
    },
    change_email: {
      title: "Cambiar el correo electrónico",
      keywords: "nuevo correo, e-mail, dirección, modificar",
      body: "1. Abre los ajustes y ve a «Seguridad».\n2. Escribe la dirección nueva y demuestra que eres tú con tu contraseña y, con códigos de dos factores, un código.\n3. Abre el correo enviado a la dirección nueva y confírmala.\n\nEl enlace vale 24 horas y una sola vez. Hasta que confirmes, sigue valiendo la dirección antigua. A ella también llega un correo, para que nadie cambie tu dirección a escondidas. Si no lo pediste tú, cambia enseguida la contraseña.",
    },
    profile: {
      title: "Nombre, biografía y edad",
      keywords:
        "nombre de usuario, username, sobre mí, bio, descripción, cambiar edad, idea de negocio, editar perfil",
      body: "Tu perfil se edita en los ajustes, en «Perfil».\n\n- Nombre de usuario: solo letras, de 3 a 20 caracteres. Mientras escribes ves si está libre.\n- Biografía: hasta 250 caracteres. ¿Qué haces, qué te mueve?\n- Idea de negocio: hasta 4000 caracteres, opcional. Basta con un esbozo.\n- Edad: desde 13 años. Con menos de 16 puedes participar, pero no en el matching.\n\nNo olvides guardar. Si algo no se acepta, el campo dice por qué y tu texto se queda. Ningún otro miembro ve tu correo.",
    },
    avatar: {
      title: "Cambiar la foto de perfil",
      keywords: "avatar, imagen, subir, recortar, quitar",
      body: "Tu foto de perfil está junto a tu nombre en los chats y donde los demás te ven.\n\n1. Abre los ajustes y ve a «Perfil».\n2. Elige una imagen, por ejemplo JPEG o PNG.\n3. Muévela y amplíala dentro del cuadrado y acepta el recorte.\n\nSi la quitas, mostramos tus iniciales sobre un color. El lugar y los datos de la cámara se borran de la imagen. La foto grande del matching es otra: la cambias en el matching, en «Lo que busco», con «Cambiar la foto de matching».",
    },
    strengths: {
      title: "Modelos de negocio, habilidades y objetivo",
      keywords: "capacidades, talentos, qué sé hacer, meta, cambiar selección",
      body: "Con esto elegimos personas para ti. Lo cambias todo en los ajustes, en «Perfil».\n\n- Modelos de negocio: hasta 5. ¿Qué construyes o quieres construir?\n- Habilidades: hasta 5. También cuenta lo que estás aprendiendo.\n- Objetivo: solo uno, con una frase tuya de hasta 120 caracteres.\n\nSi la lista está llena, quita algo para cambiar. Para el matching necesitas al menos un modelo de negocio y una habilidad. Mejor pocas y verdaderas: así también aciertan más las sugerencias.",
    },
    jobs_newsletter: {
      title: "Trabajos y boletín",
      keywords: "novedades, darse de baja, publicidad, newsletter, encargos, empleo",
      body: "Al empezar te preguntamos si te interesan los trabajos y si quieres el boletín. Puedes cambiar las dos cosas cuando quieras en los ajustes, en «Perfil».\n\n- Trabajos: dinos si quieres ver encargos pagados y equipos que buscan gente.\n- Boletín: si lo activas, primero te enviamos un correo. Solo estás dentro cuando abres su enlace, que vale 24 horas.\n\nLa baja es inmediata y sin explicaciones. Los correos que protegen tu cuenta siguen llegando.",
    },
    status: {
      title: "En línea, ausente, desconectado",
      keywords: "estado, presencia, punto verde, última vez, disponible",
      body: "El punto en la foto de perfil dice si alguien está ahora:\n\n- En línea: la aplicación está abierta y en uso.\n- Ausente: está abierta, pero hace un rato que nadie hace nada.\n- Desconectado: no está abierta en ningún dispositivo.\n\nOcurre solo, no hay nada que ajustar. Si has entrado en varios dispositivos, basta con uno en el que estés activo. Los mensajes llegan siempre: quien está desconectado los lee la próxima vez.",
    },
    matching_setup: {
      title: "Preparar el matching",
      keywords: "foto de matching, requisitos, desbloquear, recorte, 16 años",
      body: "Para el matching necesitas una foto, un modelo de negocio, una habilidad y tener 16 años. Te preguntamos lo que falte.\n\n1. Arrastra una imagen o pulsa «Elegir imagen». Sirven JPEG, PNG, WebP, GIF y AVIF.\n2. Coloca la imagen, amplía y pulsa «Continuar».\n3. Mira tu tarjeta. «Listo» la guarda, «Elegir de nuevo» vuelve atrás.\n\nLo mejor es una imagen clara en la que se reconozca tu cara. Más tarde la cambias en «Lo que busco» con «Cambiar la foto de matching».",
    },
    swiping: {
      title: "Deslizar: Deal o No Deal",
      keywords: "swipe, tarjetas, me gusta, deshacer, volver, motivos, teclas, sugerencias",
      body: "Siempre ves a una persona. Arrastra la tarjeta a la derecha para Deal, a la izquierda para No Deal, o usa los botones.\n\n- La tarjeta dice por qué encajáis, por ejemplo porque la otra persona sabe lo que buscas.\n- Toca la tarjeta para leer la biografía, la idea y el objetivo.\n- «Deshacer la última decisión» trae de vuelta la última tarjeta.\n\nEn el ordenador deciden las flechas ← y →, e Intro abre los detalles. La otra persona solo se entera de tu Deal si también dice Deal.",
    },
    deal_limit: {
      title: "¿Cuántos Deals al día?",
      keywords: "límite, 50, sin Deals, perfiles vuelven, 30 días, no hay perfiles",
      body: "Sin premium puedes dar 50 Deals al día. Cuántos te quedan lo ves junto a la baraja. Cuando se acaban, al día siguiente hay nuevos. No Deal funciona siempre.\n\nEl límite ayuda a mirar bien: un Deal en serio vale más que cien rápidos.\n\n- Un Deal se mantiene hasta que la otra persona responde.\n- Un No Deal vuelve a los 30 días. Las personas y los planes cambian.\n- ¿Ya has visto a todos? Afloja los filtros o vuelve más tarde.",
    },
    filters: {
      title: "Filtros y «Lo que busco»",
      keywords: "limitar, idioma, verificado, búsqueda, habilidades buscadas, nadie más",
      body: "Con «Filtros» decides a quién ves: por idioma, modelos de negocio, habilidades, objetivo o solo perfiles verificados. «Aplicar» vale enseguida, «Restablecer» lo borra todo.\n\nEn «Lo que busco» eliges habilidades que te faltan. Quien las tiene pasa delante en tu baraja. Los demás vienen después, salvo que actives «Mostrar solo a quien tenga alguna».\n\nSi la baraja queda vacía, casi siempre los filtros son demasiado estrechos. Restablécelos o quita uno. Los buenos socios suelen traer algo que no habrías buscado.",
    },
    match: {
      title: "Qué es un match",
      keywords: "los dos Deal, mutuo, Deals pendientes, empezar chat",
      body: "Hay match cuando los dos habéis dicho Deal. Entonces veis «¡Es un match!» y podéis escribiros. Antes nadie se entera de tu Deal.\n\n1. Pulsa «Escribir un mensaje». Se abre el chat.\n2. Di en dos frases qué te atrae de la idea y haz una pregunta.\n3. Si os gusta la conversación, quedad para probar algo pequeño.\n\nSi eliges «Más tarde», encuentras el chat cuando quieras. En el resumen, «Matches» cuenta lo que salió bien y «Deals pendientes» lo que aún espera respuesta.",
    },
    pause: {
      title: "Pausar el perfil",
      keywords: "invisible, ocultarse, descanso, desactivar matching",
      body: "¿Sin tiempo para gente nueva? Apártate un rato sin perder nada.\n\n1. En el matching, abre «Lo que busco».\n2. Activa «Pausar mi perfil».\n\nEntonces nadie te ve en el matching. Tus matches y chats se quedan, y puedes seguir escribiendo. Encima de la baraja pone que estás en pausa; con «Terminar la pausa» vuelves enseguida. Una pausa dura lo que quieras. Todas tus decisiones se conservan.",
    },
    chats: {
      title: "Chats: escribir y que te lean",
      keywords: "mensaje, leído, escribiendo, abrir chat, conversación",
      body: "Puedes escribir a cada match. Abre el chat desde la ventana del match con «Escribir un mensaje», o en «Chats» en la navegación. «Buscar por nombre» lo encuentra antes.\n\n- «Enviado» quiere decir: el mensaje nos ha llegado.\n- «Leído» quiere decir: la otra persona tenía el chat abierto.\n- «escribiendo…» aparece mientras alguien teclea.\n- La línea «Nuevos» muestra dónde dejaste de leer.\n\nLos mensajes aparecen al momento, sin recargar. El número junto a «Chats» cuenta los no leídos.",
    },
    chat_offline: {
      title: "Escribir sin conexión",
      keywords: "desconectado, sin internet, sin cobertura, mensaje no enviado, bandeja de salida, espera",
      body: "¿En el tren y sin cobertura? Sigue escribiendo. El mensaje queda en el chat con «Esperando conexión» y sale solo en cuanto vuelves a tener red: en el orden correcto y una sola vez.\n\nSi pone «No enviado», el servidor lo ha rechazado. El motivo está al lado. Entonces puedes elegir:\n\n- «Enviar de nuevo» lo intenta otra vez.\n- «Descartar» lo borra.\n\nLos mensajes que esperan están solo en este dispositivo. No cierres sesión ni borres los datos del navegador antes de que salgan.",
    },
    calls: {
      title: "Llamadas",
      keywords:
        "telefonear, teléfono, llamar, llamada de voz, micrófono, altavoz, auriculares, timbre, llamada perdida, colgar, silencio",
      body: "También puedes hablar con todas las personas con las que tienes un chat. No cuesta nada.\n\n1. Abre el chat y toca el teléfono de arriba.\n2. Permite el micrófono en tu navegador.\n3. Espera la respuesta. Tras 45 segundos cuenta como llamada perdida.\n\nSi alguien te llama, suena en todos los sitios donde tienes la sesión abierta. Cuando contestas en un dispositivo, los demás callan. Durante la llamada puedes:\n\n- apagar tu micrófono\n- cambiar de micrófono y altavoz\n- reducir la ventana y seguir trabajando\n\nEl resultado de la llamada queda luego en el chat. Si no oyes nada, revisa el dispositivo y el estado de la conexión. Si recargas la página, la llamada termina.",
    },
    block: {
      title: "Bloquear a alguien",
      keywords: "acoso, no deseado, desbloquear, ignorar, persona",
      body: "Si no quieres saber nada más de alguien, bloquea a esa persona en el chat: arriba, en «Más sobre este chat».\n\n- Vale en las dos direcciones y en todas partes: matching, chats y avisos.\n- Ya no podéis escribiros.\n- La persona no recibe ningún aviso.\n\nPuedes desbloquear en los ajustes, en «Seguridad», donde están todas las personas que has bloqueado. Si te amenazan o te acosan, dínoslo también: la dirección está en el aviso legal.",
    },
    fullscreen_chat: {
      title: "Chat a pantalla completa (beta)",
      keywords: "fullscreen, ocultar barra lateral, más espacio, beta, prueba",
      body: "A pantalla completa, la barra lateral desaparece de los chats y la conversación ocupa todo el espacio.\n\n1. Abre los ajustes y ve a «Beta».\n2. Activa el chat a pantalla completa.\n3. Abre un chat.\n\nVale solo para este navegador: puedes tenerlo de una forma en el móvil y de otra en el ordenador. Se desactiva en el mismo sitio. Beta quiere decir que todavía trabajamos en ello. Si algo no va bien, escríbenos lo que has visto.",
    },
    groups_join: {
      title: "Unirse a un grupo o presentar candidatura",
      keywords: "encontrar grupo, descubrir, entrar, candidatura, preguntas, dos grupos, límite, salir",
      body: "En «Descubrir grupos» buscas por palabras, tema y tipo.\n\n- Público: con «Unirme» entras al momento.\n- Con candidatura: con «Solicitar entrada» respondes hasta seis preguntas de 1000 caracteres como máximo. Decide la dirección o la moderación y recibes una notificación.\n- Privado: necesitas una invitación.\n\nMientras tu candidatura está en curso puedes retirarla. Sin Premium puedes estar en dos grupos; las candidaturas no cuentan. Puedes salir de un grupo cuando quieras con los tres puntos de arriba.",
    },
    groups_found: {
      title: "Fundar y dirigir un grupo",
      keywords: "crear grupo, moderación, ceder, eliminar, expulsar, vetar, candidaturas",
      body: "1. En «Grupos» elige «Fundar».\n2. Ponle un nombre de 3 a 60 caracteres y hasta cinco temas.\n3. Decide quién puede unirse. Con «Con candidatura» haces hasta seis preguntas.\n\nTu dirección de correo debe estar confirmada. En «Gestionar el grupo» lo cambias todo, ordenas canales y aceptas o rechazas candidaturas, con motivo si quieres. En la lista de miembros nombras moderación, expulsas o vetas, o cedes el grupo. Quien lo dirige no puede salir: solo cederlo o eliminarlo.",
    },
    groups_channels: {
      title: "Canales, menciones y respuestas",
      keywords: "canal, @, @alle, hilo, fijar, silenciar, modo lento, pausa, búsqueda",
      body: "Cada grupo tiene canales, al principio «Allgemein». Todos los miembros leen y escriben allí.\n\n- Escribe @ y las primeras letras de un nombre para mencionar a alguien. La dirección y la moderación llegan a todo el grupo con @alle.\n- Las respuestas a un mensaje se abren al lado y no molestan al canal.\n- Arriba están los mensajes fijados, la búsqueda y los miembros.\n- ¿Un canal hace demasiado ruido? Siléncialo: deja de contar.\n\nAlgunos canales tienen una pausa entre dos mensajes, de 5 segundos a 15 minutos.",
    },
    groups_invites: {
      title: "Invitar a un grupo",
      keywords: "código de invitación, enlace, canjear, grupo privado, anular, caducado",
      body: "La dirección y la moderación invitan con un código. Abre también grupos privados y sustituye a una candidatura.\n\n1. Abre «Gestionar el grupo» y ahí «Invitaciones».\n2. Elige cuánto y cuántas veces vale el código y pulsa «Crear código».\n3. Copia el enlace y envíalo.\n\nPuede haber hasta 50 códigos válidos. Con «Anular» uno deja de valer al momento. ¿Te han dado un código? Abre el enlace o escríbelo en «Introducir código»: el grupo se abre solo.",
    },
    notifications: {
      title: "Leer y contestar avisos",
      keywords: "campana, notificación, contador, ignorar, responder, no leído",
      body: "La campana de arriba muestra qué ha pasado, por ejemplo un match o un mensaje mientras no estabas. El número cuenta los no leídos; por encima de 99 pone «99+».\n\n- El botón principal te lleva directo, por ejemplo al chat.\n- El botón de ignorar hace desaparecer el aviso.\n- A los mensajes puedes responder allí mismo.\n\nAl abrir la lista, todos cuentan como leídos. Juntamos varios iguales para que no te pierdas. Lo que no te interese lo desactivas en los ajustes.",
    },
    notification_settings: {
      title: "Ajustar avisos y horas de silencio",
      keywords: "desactivar notificaciones, silenciar, noche, no molestar, correo diario, push",
      body: "En los ajustes decides para cada tipo de aviso cómo te llega:\n\n- en la aplicación: en la campana\n- como push: en este dispositivo, aunque la aplicación esté cerrada\n- por correo: reunidos, una vez al día a las 8\n\nLas horas de silencio dicen cuándo no enviamos push, por ejemplo de 22:00 a 7:00. Siguen tu zona horaria. Después lo encuentras todo en la aplicación. Lo que desactivas tampoco cuenta ya en ningún número.",
    },
    push: {
      title: "Mensajes push e instalar la aplicación",
      keywords: "PWA, pantalla de inicio, descargar app, móvil, iPhone, Android, permitir notificaciones",
      body: "Kompagnon funciona en el navegador y se instala como una aplicación, sin tienda.\n\n1. Ordenador y Android: elige en el menú del navegador «Instalar» o «Añadir a pantalla de inicio».\n2. iPhone y iPad: en Safari toca «Compartir» y luego «Añadir a pantalla de inicio».\n\nLos push se activan en los ajustes, con los avisos, en cada dispositivo por separado. El navegador te pide entonces permiso. En el iPhone hay que instalar antes la aplicación. Si no llega nada, permite las notificaciones en los ajustes del dispositivo y revisa tus horas de silencio.",
    },
    language: {
      title: "Cambiar de idioma",
      keywords: "traducción, inglés, alemán, español, Sprache, language, langue",
      body: "Kompagnon habla diez idiomas: alemán, inglés, francés, italiano, español, portugués, ruso, hindi, chino y árabe.\n\n1. Abre el menú «Idioma» arriba.\n2. Elige uno de los cuatro primeros, u otro en «Más idiomas».\n\nLa página cambia al momento sin recargarse. Tu elección queda en tu cuenta y vale en todos tus dispositivos. En árabe todo va de derecha a izquierda. No traducimos lo que escriben los demás, pero en el matching puedes filtrar por idioma.",
    },
    appearance: {
      title: "Claro, oscuro y tamaño del texto",
      keywords: "modo oscuro, modo noche, colores, aspecto, tema, diseño",
      body: "Claro u oscuro: tú decides.\n\n1. Abre «Tu cuenta» arriba.\n2. En «Aspecto» elige «Claro», «Oscuro» o «Como el dispositivo».\n\n«Como el dispositivo» sigue a tu móvil u ordenador, también si cambia por la noche. La elección vale para este navegador. Para un texto más grande pulsa Ctrl y más, en Mac Cmd y más; la página se adapta. Si tu sistema pide menos movimiento, prescindimos de las animaciones.",
    },
    shortcuts: {
      title: "Atajos de teclado",
      keywords: "teclas, teclado, rápido, comandos, Ctrl K, ir a",
      body: "En el ordenador se puede hacer mucho sin ratón. Con «?» ves en cualquier momento la lista completa.\n\n- Ctrl+K, en Mac Cmd+K: «Buscar e ir a» cualquier página\n- g, luego h: al resumen\n- g, luego m: al matching\n- g, luego c: a los chats\n- ← y →: decidir en el matching\n- Intro: abrir los detalles en el matching\n- Esc: cerrar una ventana\n\nMientras escribes en un campo, esas teclas son solo letras: nada salta. Con la tecla Tab llegas a todos los botones.",
    },
    export: {
      title: "Descargar tus datos",
      keywords: "exportar, ZIP, RGPD, acceso, privacidad, copia, backup",
      body: "Tus datos son tuyos. Puedes tenerlos en cualquier momento como archivo ZIP, hasta diez veces al día.\n\n1. Abre los ajustes y ve a «Seguridad».\n2. Elige descargar tus datos y, si te lo pedimos, demuestra que eres tú.\n3. Guarda el archivo en un sitio seguro.\n\nContiene todo lo que hemos guardado sobre ti, como tu perfil, tus decisiones, tus matches y tus mensajes. El archivo no está cifrado: no lo dejes en un ordenador ajeno. Conviene exportar antes de borrar la cuenta; después ya no queda nada.",
    },
    delete_account: {
      title: "Borrar tu cuenta",
      keywords: "eliminar cuenta, darse de baja, cerrar cuenta, irse, borrar todo, 7 días",
      body: "1. Abre los ajustes y ve a «Seguridad», a la parte para borrar la cuenta.\n2. Escribe tu contraseña y, con códigos de dos factores, un código.\n3. Confirma el borrado.\n\nSe cierran las sesiones de todos tus dispositivos. Tienes entonces 7 días para pensarlo: si cambias de idea, vuelve a entrar en ese plazo y conserva tu cuenta. Después borramos para siempre todo lo personal. Lo que escribiste para otros aparece entonces como «Miembro eliminado». Si solo quieres calma, quizá baste con una pausa en el matching.",
    },
    ban: {
      title: "Cuenta bloqueada y recurso",
      keywords: "baneado, expulsado, suspensión, reglas, infracción, reclamación",
      body: "Quien incumple las condiciones de uso puede ser bloqueado, por un tiempo o para siempre. Entonces se cierran todas tus sesiones y, al entrar, ves el motivo y hasta cuándo dura.\n\nSi crees que es un error, puedes recurrir una sola vez:\n\n1. Entra y aparece el campo para ello.\n2. Describe con calma y precisión qué pasó desde tu punto de vista, en 2000 caracteres como máximo.\n3. Léelo todo otra vez antes de enviarlo.\n\nTu recurso lo lee una persona. Un bloqueo temporal termina solo.",
    },
    contact: {
      title: "Informar de un problema",
      keywords: "contacto, soporte, error, roto, ayuda, aviso legal, escribir, bug",
      body: "¿No encuentras aquí respuesta, o algo está roto? Escríbenos a la dirección del aviso legal. Llegas a él al pie de cada página pública.\n\nAsí podemos ayudarte rápido:\n\n- ¿Qué querías hacer y qué pasó en su lugar?\n- ¿En qué página, con qué dispositivo y qué navegador?\n- Si el mensaje de error muestra un número, envíanoslo.\n\nNo nos envíes nunca tu contraseña ni códigos. No los pedimos. Y si bastó con «Recargar», también nos alegra una nota breve.",
    },
  },
} as const satisfies Translation<typeof german, "es">;
