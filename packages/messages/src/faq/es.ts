import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Preguntas sobre emprender",
  intro:
    "Lo que quiere saber casi todo el mundo que emprende en línea: registro, impuestos, obligaciones, dinero.",
  law: "Todo lo que hay aquí describe el derecho alemán. Si vives o vendes en otro lugar, allí pueden aplicarse otras reglas.",
  advice:
    "No es asesoramiento jurídico ni fiscal. Si hay mucho en juego, pregunta a una abogada, un abogado o una asesoría fiscal.",
  to_tools: "Ir a las herramientas",
  search: "Buscar en las preguntas",
  placeholder: "Por ejemplo: aviso legal",
  contents: "Temas",
  results_one: "{{count}} pregunta encontrada",
  results_many: "{{count}} de preguntas encontradas",
  results_other: "{{count}} preguntas encontradas",
  empty_title: "No hay resultados para «{{words}}»",
  empty_text: "Prueba con otra palabra o mira los temas.",
  show_all: "Mostrar todas las preguntas",
  sources: "Fuentes",
  checked: "Revisado el {{date}}",
  link: "Copiar el enlace a esta pregunta",
  copied: "Enlace copiado.",
  copy_failed: "No se ha podido copiar. Este es el enlace: {{address}}",
  section: {
    start: "Darse de alta",
    taxes: "Impuestos",
    forms: "Formas jurídicas",
    duties: "Obligaciones en línea",
    work: "Colaboración",
    platforms: "Plataformas",
    money: "Dinero y seguros",
  },
} as const satisfies Translation<typeof german.pages, "es">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "¿Tengo que dar de alta un Gewerbe y cómo se hace?",
    a: "Sí, en cuanto trabajas por cuenta propia, de forma estable y con ánimo de lucro, y no ejerces una profesión liberal: con una tienda en línea, una agencia, dropshipping o ingresos por publicidad, casi siempre. Lo das de alta (Gewerbeanmeldung) en el Gewerbeamt de tu municipio cuando empiezas, no con la primera ganancia. En muchos sitios se puede hacer en línea. Cuesta, según el lugar, unas decenas de euros.\n\nEl Gewerbeamt avisa a Hacienda (Finanzamt), a la cámara de comercio (IHK) o de artesanos y al seguro de accidentes laborales. Aun así, el cuestionario fiscal tienes que enviarlo tú. Quien no se da de alta se arriesga a una multa.",
  },
  freelancer_or_trade: {
    q: "Profesión liberal o Gewerbe: ¿qué es lo mío?",
    a: "Liberales (freie Berufe) son las profesiones que nombra la ley del impuesto sobre la renta y otras similares: escribir, traducir, enseñar, crear arte o trabajar en la ingeniería, la medicina o la abogacía. En ese caso no necesitas licencia de Gewerbe ni pagas Gewerbesteuer.\n\nCasi todo lo demás es Gewerbe: comercio, dropshipping, afiliación, agencias de publicidad, intermediación. El coaching, el desarrollo de software y las redes sociales pueden ser ambas cosas; depende de la formación y del contenido. Al final decide Hacienda. Si haces las dos cosas, separa los ingresos; si no, en una GbR todo puede pasar a ser Gewerbe.",
  },
  beside_job: {
    q: "¿Puedo tener un pequeño negocio además de mi empleo?",
    a: "Casi siempre sí. Mira tu contrato de trabajo: a menudo tienes que comunicarlo o pedir permiso. Está prohibido hacer la competencia a tu empresa, y tu trabajo no debe resentirse. El funcionariado suele necesitar una autorización.\n\n«Kleingewerbe» solo significa que tienes un Gewerbe que no requiere una organización mercantil y no figura en el registro mercantil. Aun así, tienes que darlo de alta. El seguro médico sigue por tu empleo mientras sea tu ocupación principal, pero avisa a tu seguro. El beneficio se incluye en tu declaración de la renta.",
  },
  beside_school: {
    q: "¿Qué se aplica durante los estudios o la formación profesional?",
    a: "También en ese caso tienes que dar de alta tu Gewerbe. Ten en cuenta varias cosas. En el seguro médico familiar, tus ingresos no pueden superar un límite que se fija cada año, y el negocio no puede ser tu ocupación principal. Si estudias una carrera, el seguro médico pregunta cuántas horas trabajas; hasta unas 20 horas semanales, normalmente sigues contando como estudiante. Para el BAföG, tu beneficio cuenta como ingreso. En la formación profesional, mira tu contrato. Para la ayuda por hijos (Kindergeld), después de la primera formación cuenta cuánto trabajas. Pregunta a tu seguro y a la oficina de BAföG antes de empezar.",
  },
  under_18: {
    q: "¿Puedo emprender con menos de 18 años?",
    a: "Sí, con ayuda. Tus padres deben autorizarte a llevar un negocio por tu cuenta, y el tribunal de familia tiene que aprobarlo. El tribunal quiere ver que tienes la madurez suficiente y un plan; un plan de negocio ayuda. Después puedes hacer por tu cuenta casi todo lo que el negocio implica.\n\nAlgunas cosas siguen necesitando aprobación, por ejemplo un crédito. Sin la aprobación, los contratos de tu negocio a menudo no son válidos. Además, muchas plataformas y servicios de pago exigen la mayoría de edad.",
  },
  name: {
    q: "¿Puedo llamar a mi negocio como quiera?",
    a: "Casi. Sin inscripción en el registro mercantil, actúas con tu nombre y apellidos; puedes añadir un nombre de fantasía si no engaña a nadie. Las empresas inscritas eligen su nombre libremente, pero necesitan un añadido como e. K., UG (haftungsbeschränkt) o GmbH.\n\nEl nombre no puede vulnerar una marca ni un nombre de empresa anteriores. Por eso, busca antes en el registro de la oficina alemana de patentes y marcas (DPMA), en el registro mercantil y en internet. Que un dominio esté libre no dice nada al respecto. Tu propio nombre puedes registrarlo como marca.",
  },
  tax_questionnaire: {
    q: "¿Cómo obtengo un número fiscal?",
    a: "En el plazo de un mes desde el inicio envías el cuestionario fiscal («Fragebogen zur steuerlichen Erfassung») de forma electrónica, con ELSTER. En él estimas las ventas y el beneficio e indicas si te acoges al régimen de pequeñas empresas. Estima con sinceridad: de tu beneficio dependen los pagos a cuenta.\n\nDespués recibes un número fiscal para el negocio. No es lo mismo que tu identificación fiscal (Steuer-ID), que conservas toda la vida. El número de IVA para operaciones en la UE puedes pedirlo en el mismo cuestionario o más tarde en la oficina federal de impuestos (Bundeszentralamt für Steuern).",
  },
  small_business: {
    q: "¿Qué es el régimen de pequeñas empresas (Kleinunternehmer)?",
    a: "No cobras IVA, pero tampoco recuperas el que pagas. Desde 2025 se aplica lo siguiente: tus ventas del año anterior fueron de 25.000 € como máximo y en el año en curso no superan los 100.000 €. Si pasas de 100.000 €, esa misma venta ya lleva IVA, en pleno año. En el año en que empiezas se aplica directamente el límite de 25.000 €, sin proyectarlo a doce meses.\n\nPuedes renunciar, pero esa decisión te vincula durante cinco años. Compensa si compras mucho o vendes sobre todo a empresas. En las facturas se incluye una nota sobre la exención.",
  },
  eu_vat: {
    q: "Vendo a otros países de la UE. ¿Dónde pago el IVA?",
    a: "Si vendes productos o servicios digitales a particulares de otros países de la UE, se aplica el IVA alemán mientras vendas en todos esos países juntos 10.000 € netos al año como máximo. Por encima, se aplica el tipo del país de tu clientela.\n\nPara no tener que registrarte en todas partes existe la ventanilla única (One-Stop-Shop, OSS): una declaración por trimestre en la oficina federal de impuestos. Tienes que registrarte antes. Si tu mercancía está almacenada en el extranjero, por ejemplo en un programa de fulfillment, normalmente necesitas un registro propio allí. Pide asesoramiento en ese caso.",
  },
  reverse_charge: {
    q: "Compro publicidad y software en el extranjero. ¿Qué significa reverse charge?",
    a: "En los servicios de empresas extranjeras a negocios alemanes, a menudo eres tú quien debe el IVA. La factura no lo incluye; lleva una indicación como «Reverse Charge». Calculas el IVA alemán, lo declaras a Hacienda y a la vez te lo deduces como IVA soportado.\n\nEn el régimen de pequeñas empresas también hay que pagarlo, pero sin poder deducir nada: 100 € de publicidad pasan a ser 119 €. Afecta a cuentas publicitarias, sistemas de tienda y suscripciones. Al revés, si facturas a una empresa de otro país de la UE, a menudo emites la factura sin IVA y necesitas los números de IVA de ambas partes.",
  },
  income_tax: {
    q: "¿Cuánto pago de impuesto sobre la renta?",
    a: "No tributan las ventas, sino el beneficio: ingresos menos gastos del negocio, junto con el resto de tus ingresos, por ejemplo de un empleo. En 2026 quedan libres de impuestos 12.348 € de renta imponible al año (Grundfreibetrag); después, el tipo sube del 14 % al 42 %, y al 45 % en rentas muy altas.\n\nHacienda suele fijar pagos a cuenta trimestrales: el 10 de marzo, junio, septiembre y diciembre. Aparta una parte de cada beneficio en una cuenta propia; a menudo vale entre un cuarto y un tercio, y más si ganas mucho. Así no te sorprenderá ninguna liquidación.",
  },
  trade_tax: {
    q: "¿A partir de cuándo pago Gewerbesteuer?",
    a: "Las empresas individuales y las sociedades de personas como la GbR tienen un mínimo exento de 24.500 € de beneficio al año. Solo tributa lo que queda por encima. Cuánto, lo determina el coeficiente (Hebesatz) de tu municipio: beneficio tras el mínimo exento por 3,5 % por el coeficiente.\n\nUna gran parte se descuenta del impuesto sobre la renta, hasta cuatro veces la cuota base; con los coeficientes habituales queda poco. Las UG y las GmbH no tienen mínimo exento y pagan desde el primer euro. Quien ejerce una profesión liberal no paga Gewerbesteuer.",
  },
  crypto: {
    q: "¿Cómo tributan las ganancias con criptomonedas?",
    a: "Si tienes monedas a título privado y las vendes o las cambias en menos de un año, la ganancia tributa. Si todas esas ganancias suman menos de 1000 € al año, no pagas nada; a partir de 1000 € cuenta el importe completo. Pasado más de un año, la venta está libre de impuestos. También es una venta cambiar una moneda por otra o pagar con monedas.\n\nLos rendimientos de staking o lending tributan a partir de 256 € al año. Si operas como negocio o aceptas monedas en tu negocio, se aplican otras reglas. Anota cada operación con la fecha y el valor en euros.",
  },
  affiliate: {
    q: "¿Qué debo tener en cuenta con los ingresos de afiliación?",
    a: "Las comisiones son ingresos de un Gewerbe: hay que darlo de alta, anotarlas y tributar por ellas. También cuentan, por su valor, los vales y los productos gratis. La liquidación del programa de afiliados suele ser una autofactura y sustituye tu factura; comprueba que el IVA y el régimen de pequeñas empresas estén bien.\n\nSi el programa tiene su sede en otro país de la UE, sueles facturar sin IVA alemán, pero necesitas un número de IVA. Los enlaces de afiliado son publicidad: márcalos en el mismo sitio en que están con «Werbung» o «Anzeige». Un asterisco que solo se explica abajo puede no bastar.",
  },
  invoices: {
    q: "¿Qué debe llevar mi factura?",
    a: "Tu nombre y dirección y los de tu cliente, tu número fiscal o de IVA, la fecha, un número de factura correlativo, qué has entregado y cuándo, el importe neto, el tipo y el importe del impuesto. En importes de hasta 250 € brutos basta con menos.\n\nEn el régimen de pequeñas empresas no se indica IVA y se añade una nota sobre la exención. Si indicas un impuesto que no deberías cobrar, por lo general lo debes igualmente. A las empresas tienes que enviarles la factura en un plazo de seis meses. Las facturas se guardan ocho años.",
  },
  e_invoices: {
    q: "¿La factura electrónica también es obligatoria para mí?",
    a: "Desde 2025 tienes que poder recibir facturas electrónicas de otras empresas alemanas, también en el régimen de pequeñas empresas; basta con un buzón de correo electrónico. Una factura electrónica es un conjunto de datos estructurados como XRechnung o ZUGFeRD, no un simple PDF.\n\nEntre empresas alemanas tienes que emitirlas, a más tardar, a partir de 2027 si tus ventas del año anterior superaron los 800.000 €; si no, a partir de 2028. Hasta entonces valen el papel y, con consentimiento, el PDF. Quedan exentas las facturas a particulares, los importes de hasta 250 € y las facturas que emiten las pequeñas empresas.",
  },
  bookkeeping: {
    q: "¿Tengo que llevar contabilidad?",
    a: "Al principio suele bastar la cuenta de ingresos y gastos (EÜR): ingresos menos gastos, según cuándo se ha movido el dinero. La envías de forma electrónica con la declaración. Necesitan un balance las UG, las GmbH y los comerciantes inscritos a partir de cierto tamaño, así como los negocios a los que Hacienda se lo pida: con más de 800.000 € de ventas u 80.000 € de beneficio al año.\n\nGuarda todos los justificantes: las facturas ocho años, los libros y las cuentas anuales diez. Los justificantes digitales deben conservarse sin cambios y legibles. Separa desde el principio el dinero privado del dinero del negocio; es lo que más trabajo te ahorra.",
  },
  sole: {
    q: "¿Qué es una empresa individual?",
    a: "La forma más sencilla: la fundas en solitario, sin notario y sin capital mínimo. Existe desde que das de alta el Gewerbe o, en una profesión liberal, desde que avisas a Hacienda. El beneficio es tuyo y tributa en tu impuesto sobre la renta.\n\nA cambio respondes con todo lo que tienes, también en lo privado. Es una buena forma de empezar en pequeño y probar si alguien compra. Si creces más allá de un Kleingewerbe, tienes que inscribirte en el registro mercantil como comerciante (e. K.). Más adelante se puede transformar en una GmbH.",
  },
  gbr: {
    q: "¿Qué es una GbR y qué ha cambiado?",
    a: "La sociedad civil (GbR) nace en cuanto al menos dos personas persiguen un fin común y contribuyen a él, incluso de palabra. No necesita capital mínimo. Todas responden personalmente, cada una por toda la deuda.\n\nDesde 2024 (MoPeG), la ley dice con claridad que una GbR que actúa hacia fuera puede tener derechos propios. Puede inscribirse en el registro de sociedades y entonces se llama eGbR; es necesario sobre todo para inmuebles y para participaciones en sociedades inscritas. Si alguien se va, en principio la GbR continúa. Poned vuestro contrato por escrito.",
  },
  ug: {
    q: "¿Qué es una UG (haftungsbeschränkt)?",
    a: "Una pequeña GmbH que puedes fundar a partir de 1 € de capital social. Como el notario, el registro y las primeras facturas cuestan dinero, es más sensato poner entre 1000 y 2000 €; si no, la insolvencia llega pronto. El capital tiene que estar desembolsado por completo y en dinero antes de inscribir la UG.\n\nUn cuarto del beneficio anual va a una reserva hasta reunir 25.000 €; entonces la UG puede convertirse en GmbH. Necesitas notario, registro mercantil, balance y una inscripción en el registro de transparencia. El añadido «haftungsbeschränkt» debe figurar siempre.",
  },
  gmbh: {
    q: "¿Cuándo conviene una GmbH?",
    a: "Cuando hay riesgos mayores, varias personas implicadas o dinero de otros. El capital social es de 25.000 €; para inscribirla debe estar al menos la mitad. Se funda ante notario, desde 2022 también por vídeo. La GmbH paga impuesto de sociedades con recargo de solidaridad y Gewerbesteuer, en total alrededor del 30 % según el municipio. Lo que te repartes tributa otra vez; tu sueldo por dirigirla es un gasto del negocio.\n\nA cambio, en principio solo responde la sociedad. Cuenta con gastos continuos: balance, asesoría fiscal, publicación de las cuentas.",
  },
  founding_together: {
    q: "Vamos a emprender entre dos. ¿Por dónde empezamos?",
    a: "Tened cuidado: si trabajáis en común con vistas a un negocio, puede existir ya una GbR sin que os deis cuenta. En ese caso respondéis los dos de todo. Si lleváis en común un comercio de mayor tamaño, se convierte en una OHG.\n\nHablad pronto del objetivo, el tiempo, el dinero, las participaciones y qué pasa si alguien se va. Ponedlo por escrito, al principio quizá como carta de intención. Si empezáis como GbR, dad de alta un Gewerbe cada uno. Para una UG o una GmbH de hasta tres personas hay un modelo oficial (Musterprotokoll); un contrato propio suele encajar mejor.",
  },
  liability: {
    q: "¿De qué respondo?",
    a: "En la empresa individual y en la GbR respondes sin límite, también con tus ahorros. En la UG y la GmbH, en principio solo responde el patrimonio de la sociedad. Hay excepciones: si avalas personalmente, lo que los bancos piden a menudo, si incumples obligaciones de la administración, declaras tarde la insolvencia, no ingresas impuestos y cotizaciones sociales, o si actúas antes de la inscripción.\n\nUn seguro de responsabilidad civil de empresa o de daños patrimoniales cubre muchos casos. Cuál necesitas depende de si vendes productos, asesoras o programas.",
  },
  company_contract: {
    q: "¿Qué debe incluir un contrato de sociedad?",
    a: "El fin y el nombre, quién tiene qué participaciones y qué aporta por ellas, quién decide y cómo se vota, quién representa a la sociedad, cómo se reparte el beneficio y cuánto podéis retirar. Igual de importante: qué pasa en caso de enfermedad, conflicto, salida o fallecimiento, cómo se valora una participación y si hay una prohibición de competencia.\n\nDa buen resultado que las participaciones se ganen a lo largo de varios años (vesting). Para la GbR no hay ninguna forma obligatoria, pero por escrito es lo sensato. En la UG y la GmbH, el contrato tiene que pasar por el notario.",
  },
  imprint: {
    q: "¿Qué debe incluir el aviso legal (Impressum)?",
    a: "Toda página comercial debe tener uno, también tu tienda en un marketplace y tu perfil profesional en redes sociales. Incluye el nombre, una dirección postal válida (no un apartado de correos), el correo electrónico y otra vía rápida para contactarte, como el teléfono; en las sociedades, la forma jurídica, quién las representa, el registro y el número; y, si lo tienes, el número de IVA o el número de identificación económica (W-IdNr.).\n\nDebe ser fácil de encontrar y estar siempre disponible; lo habitual es a dos clics como máximo. Desde mayo de 2024 lo regula el § 5 DDG. Quita los enlaces a la plataforma de la UE de resolución de litigios: está cerrada desde julio de 2025.",
  },
  privacy: {
    q: "¿Necesito una política de privacidad y un aviso de cookies?",
    a: "Necesitas una política de privacidad en cuanto tratas datos de personas, y eso lo hace prácticamente cualquier sitio web. Dice con palabras claras quién es el responsable, qué datos usas, para qué y durante cuánto tiempo, quién los recibe y qué derechos hay.\n\nUn aviso de cookies solo lo necesitas si guardas o lees en los dispositivos algo que no sea imprescindible, por ejemplo para estadística o publicidad. En ese caso tienes que preguntar antes, y rechazar debe ser tan fácil como aceptar. Con los proveedores que tratan datos por tu cuenta firmas un contrato de encargo del tratamiento.",
  },
  terms: {
    q: "¿Necesito condiciones generales (AGB)?",
    a: "No son obligatorias. Sin ellas se aplica la ley, y a menudo eso está bien. Aun así, en una tienda son prácticas, porque reúnen en un solo lugar mucha información obligatoria sobre el contrato, la entrega y el pago.\n\nPara que valgan, tienes que señalarlas con claridad antes del pedido y permitir que se lean. Las cláusulas sorprendentes y las que perjudican injustamente a tu clientela son nulas y pueden traerte un requerimiento legal. No copies las condiciones de otros: rara vez encajan y suelen estar protegidas por derechos de autor.",
  },
  withdrawal: {
    q: "¿Cómo funciona el derecho de desistimiento?",
    a: "Los particulares pueden desistir de los contratos que celebran en línea durante 14 días sin dar motivos; con los productos, desde que los reciben. Tienes que informar de ello y ofrecer un modelo de formulario. Si falta esa información, el plazo se amplía doce meses.\n\nDesde el 19 de junio de 2026, el derecho de la UE exige además, para los contratos celebrados a través de una interfaz en línea, una función bien visible para desistir allí mismo. Hay excepciones, entre otras para lo hecho a medida y para contenidos digitales, si el cliente ha aceptado que se empiece de inmediato y sabe que con ello pierde su derecho.",
  },
  order_button: {
    q: "¿Cómo debe llamarse el botón de pedido?",
    a: "«Zahlungspflichtig bestellen» (pedir con obligación de pago) o algo igual de claro, por ejemplo «Kaufen» (comprar). «Weiter» (continuar) o «Bestellung abschließen» (terminar el pedido) no basta: en ese caso, el contrato no obliga al particular. Justo antes del botón muestras de nuevo qué se compra, el precio total, los gastos de envío y, en las suscripciones, la duración.\n\nDespués confirmas de inmediato y por vía electrónica que has recibido el pedido. Si en tu sitio se contratan suscripciones en línea, necesitas también un botón para cancelar, accesible sin iniciar sesión.",
  },
  prices: {
    q: "¿Cómo debo indicar los precios?",
    a: "A particulares, siempre como precio total con IVA y con todo lo que se añade obligatoriamente. En las tiendas se indica que el IVA está incluido y si hay gastos de envío. Si el producto se vende por peso, volumen o longitud, hay que indicar el precio por unidad, por ejemplo por kilo.\n\nSi anuncias un descuento en un producto, indicas el precio más bajo de los últimos 30 días. Los precios «antes» inventados están prohibidos. Quien solo vende a empresas puede anunciar precios netos, pero debe dejarlo claro.",
  },
  packaging: {
    q: "¿Tengo que inscribirme en el registro de envases LUCID?",
    a: "Sí, si eres quien llena en Alemania por primera vez con mercancía envases que acaban como residuo en manos del consumidor: también cajas de envío, material de relleno y cinta adhesiva, ya desde el primer paquete. Te inscribes gratis en la oficina central (Zentrale Stelle) y firmas un contrato con un sistema dual. A ambos les comunicas las mismas cantidades.\n\nSin justificante, los marketplaces no pueden dejarte vender. Quien vende productos digitales no lo necesita. Desde agosto de 2026 se aplica además el reglamento de la UE sobre envases. Los aparatos eléctricos y las pilas tienen sus propios registros.",
  },
  ad_labels: {
    q: "¿Cuándo tengo que marcar mis contenidos como publicidad?",
    a: "Siempre que anuncies algo para otra persona y recibas a cambio dinero, una comisión, un descuento o productos, y el fin publicitario no esté claro a primera vista. También la publicidad de tu propia empresa debe reconocerse como tal.\n\nEscribe «Werbung» o «Anzeige», bien legible y justo al principio; en los vídeos, en pantalla. Los hashtags escondidos, «ad» o «sponsored by» puede que no basten. Si no recibes nada y hablas con independencia, no es publicidad; guarda entonces el recibo de compra. Las autoridades de medios de los Länder (Landesmedienanstalten) tienen una guía gratuita.",
  },
  ai_labels: {
    q: "¿Tengo que marcar los contenidos creados con IA?",
    a: "Según su texto, el art. 50 del reglamento de IA de la UE es aplicable desde el 2 de agosto de 2026. Para ti significa sobre todo esto: quien habla con un chatbot debe saberlo. Las imágenes, los sonidos y los vídeos que parecen reales y no lo son (deepfakes) los identificas como artificiales; si es claramente arte o sátira, basta con una indicación discreta. Los textos sobre temas de interés público los marcas si ninguna persona los ha revisado ni responde de ellos.\n\nQue los proveedores de IA marquen sus resultados de forma legible por máquina es obligación suya. Como aún se estaba trabajando en los plazos, consulta la versión actual.",
  },
  accessibility: {
    q: "¿Mi tienda tiene que ser accesible?",
    a: "Desde el 28 de junio de 2025 se aplica la ley alemana de refuerzo de la accesibilidad (BFSG). Quien ofrece contratos en línea a particulares, también tiendas y páginas de reservas, debe hacerlos accesibles: manejables con el teclado, legibles con lectores de pantalla, con suficiente contraste y textos comprensibles. Además hace falta una declaración en la página.\n\nQuedan exentas las microempresas que ofrecen servicios: menos de diez empleados y, como máximo, 2 millones de euros de ventas anuales o de balance. Para ciertos productos, esta excepción no se aplica. Pero siempre compensa: así te puede comprar más gente.",
  },
  false_self_employment: {
    q: "¿Qué son los falsos autónomos?",
    a: "Se da cuando alguien emite facturas, pero trabaja como una persona empleada: siguiendo instrucciones, integrada en la empresa y sin riesgo propio. Cuenta cómo trabajáis de verdad, no lo que pone en el contrato. Si se constata, las cotizaciones sociales atrasadas, de varios años, las paga sobre todo quien encarga el trabajo.\n\nIndicios de un trabajo autónomo real: varios clientes, precios propios, horario y lugar libres, herramientas propias. En caso de duda, podéis pedir al seguro de pensiones alemán que aclare la situación (Statusfeststellung). Quien tiene de forma duradera un solo cliente puede estar obligado además a cotizar para la pensión.",
  },
  freelancers: {
    q: "¿Qué debo tener en cuenta al contratar a freelances?",
    a: "Poned por escrito qué se entrega y para cuándo, cuánto cuesta, cuándo se paga, cuántas correcciones se incluyen y qué derechos recibes. Aclarad si se debe un resultado (Werkvertrag) o un trabajo (Dienstvertrag). Si alguien recibe datos de tu clientela, necesitáis un contrato de encargo del tratamiento.\n\nSi la persona es del extranjero, a menudo eres tú quien debe el IVA. Si encargas con regularidad diseño, textos o música, puede tocarte pagar la contribución social de artistas (Künstlersozialabgabe), aunque esas personas no estén en la caja social de artistas.",
  },
  mini_job: {
    q: "¿Cómo contrato a alguien con un minijob?",
    a: "En 2026, un minijob puede pagarse de media con 603 € al mes como máximo, y también aquí rige el salario mínimo. Necesitas un número de empresa (Betriebsnummer) de la agencia federal de empleo y das de alta a la persona en la Minijob-Zentrale y en el seguro de accidentes laborales. Además del salario, pagas unas cuotas fijas.\n\nLas vacaciones, el salario en caso de enfermedad y la protección contra el despido se aplican igual que a las demás personas empleadas. Las condiciones esenciales las das por escrito, y anotas las horas de trabajo. Comprueba si se suman varios minijobs.",
  },
  rights_of_use: {
    q: "¿De quién son el logo, los textos y el código que otros hacen para mí?",
    a: "Los derechos de autor son siempre de la persona que ha creado la obra. Tú recibes derechos de uso, tantos como acordéis; si no hay nada pactado, solo los que requiere el fin del encargo. Por eso, poned por escrito: en exclusiva o no, durante cuánto tiempo, dónde, para qué, si puedes modificar y ceder y, en el software, si recibes el código fuente.\n\nCuando programa una persona empleada, los derechos del programa suelen corresponder a la empresa. Si fundáis en común, ceded los derechos a la sociedad. Las imágenes y la música de internet necesitan una licencia.",
  },
  nda: {
    q: "¿Necesito un acuerdo de confidencialidad (NDA)?",
    a: "La ley no protege una idea por sí sola. Los secretos comerciales los protege solo si los guardas en secreto de forma razonable, y un NDA es una parte habitual de ello. Tiene sentido antes de mostrar cifras, listas de clientes, recetas o código fuente.\n\nIncluye qué es confidencial, para qué se puede usar, durante cuánto tiempo, qué se devuelve al final y quizá una cláusula penal. Para una primera conversación sobre una idea general suele ser demasiado. En las herramientas de aquí puedes escribir uno y firmarlo con la otra parte.",
  },
  marketplaces: {
    q: "¿Qué se aplica si vendo por Amazon, Etsy, Shopify o TikTok?",
    a: "Por lo general, quien vende eres tú: con aviso legal, desistimiento, indicación de precios, garantía e impuestos. La plataforma se suma a eso: comprueba tu identidad y, según el producto, pide justificantes, por ejemplo sobre envases o seguridad de los productos. Un sistema de tienda como Shopify solo aporta la parte técnica.\n\nLee las comisiones, los plazos de pago y los productos prohibidos antes de hacer cuentas. Si un marketplace te bloquea la cuenta, el derecho de la UE le obliga a dar motivos, y puedes reclamar. Crea contactos propios además de la plataforma, para que no todo dependa de una sola cuenta.",
  },
  platform_reports: {
    q: "¿Comunica la plataforma mis ventas a Hacienda?",
    a: "Sí. Según la ley alemana de transparencia fiscal de las plataformas (en la UE: DAC7), las plataformas comunican cada año a la oficina federal de impuestos quién ha ingresado qué a través de ellas. Se aplica a productos, servicios personales y alquileres. No se comunica a quien vende menos de 30 artículos al año e ingresa con ello 2000 € como máximo.\n\nUna comunicación no significa que haya que pagar impuestos: quien solo vacía el trastero no monta un negocio con ello. Y al revés, no estás libre de impuestos solo porque no se comunique nada. Recibes una copia de tu comunicación; compárala con tus cifras.",
  },
  dropshipping: {
    q: "¿Qué debo tener en cuenta en el dropshipping desde fuera de la UE?",
    a: "El contrato de compra es contigo, aunque nunca veas el producto. Tú aceptas los desistimientos, respondes de la garantía e indicas plazos de entrega realistas. Desde diciembre de 2024, según el reglamento de la UE de seguridad de los productos, los productos de consumo necesitan un responsable en la UE, y tu oferta indica el fabricante, el contacto y las advertencias.\n\nAl importar se pagan IVA de importación y, según el valor y el producto, aranceles; aclara antes quién los paga. Para envíos de hasta 150 € hay un procedimiento propio (IOSS). En julio de 2026, la UE puso fin a la exención de aranceles hasta 150 €: también los envíos pequeños los pagan. Comprueba además las marcas y las normas de tu producto, por ejemplo el marcado CE.",
  },
  account: {
    q: "¿Necesito una cuenta bancaria para el negocio?",
    a: "Para la UG y la GmbH, sí, aunque solo sea para ingresar el capital social; la cuenta pertenece a la sociedad. A los empresarios individuales no se lo exige ninguna ley, pero la mayoría de los bancos no permiten el uso comercial de una cuenta personal.\n\nAunque no sea obligatorio, compensa tener una cuenta aparte: ves lo que el negocio gana de verdad y tu contabilidad es mucho más fácil. Ayuda tener una tercera cuenta para los impuestos. Fíjate en las comisiones por movimiento, los abonos de los servicios de pago, la conexión con tu contabilidad y si varias personas podéis acceder a ella.",
  },
  start_grant: {
    q: "¿Cómo consigo la ayuda para emprender (Gründungszuschuss)?",
    a: "Es para quienes cobran la prestación por desempleo (Arbeitslosengeld) y empiezan a trabajar por cuenta propia como ocupación principal. Al empezar, te tienen que quedar al menos 150 días de prestación. Durante seis meses recibes el importe de tu prestación y 300 € más para la seguridad social; después, si lo solicitas, otros nueve meses 300 €.\n\nNo es un derecho: decide la agencia de empleo. Presenta la solicitud antes de empezar. Necesitas un plan de negocio y el informe de una entidad experta, por ejemplo la IHK o una asesoría fiscal. Quien recibe Bürgergeld u otra renta básica puede preguntar por el Einstiegsgeld.",
  },
  funding: {
    q: "¿Qué ayudas y créditos hay?",
    a: "La base de datos federal de ayudas (Förderdatenbank) reúne subvenciones, créditos y avales del Estado, los Länder y la UE, con búsqueda por lugar y sector. Son conocidos los créditos para emprender de la KfW, que solicitas a través de tu banco, los bancos de avales, EXIST para proyectos nacidos en universidades y los programas de tu Land.\n\nImportante: casi siempre tienes que presentar la solicitud antes de empezar o de encargar nada. En todas partes hace falta un plan de negocio claro, con cifras. Desconfía de las ofertas en las que pagas por adelantado para que alguien te «garantice» una ayuda.",
  },
  health_insurance: {
    q: "¿Y el seguro médico y la pensión?",
    a: "Si trabajas por cuenta propia como ocupación principal, te aseguras tú: de forma voluntaria en el seguro público o en uno privado. En el público, la cuota depende de tus ingresos, con un mínimo; los hijos pueden estar cubiertos sin cuota. En el privado depende de la edad, la salud y la tarifa, y el camino de vuelta suele ser difícil. En el público, la prestación por enfermedad (Krankengeld) hay que elegirla expresamente.\n\nPara la pensión, muchas personas autónomas cotizan de forma voluntaria; algunas están obligadas, por ejemplo quien enseña o quien tiene de forma duradera un solo cliente. Comunica a tu seguro que has empezado.",
  },
  artists_fund: {
    q: "¿Qué es la caja social de artistas (KSK)?",
    a: "Quien trabaja por cuenta propia en el arte o la publicación, por ejemplo en música, textos, ilustración, fotografía o diseño, puede tener ahí seguro médico, de dependencia y de pensiones, y paga solo más o menos la mitad de las cuotas, como las personas empleadas. El resto lo ponen el Estado y las empresas que compran esos servicios.\n\nLa condición es que vivas de ello, trabajes de forma estable y preveas ganar más de 3900 € al año; los tres primeros años, ese límite no se aplica. Puedes tener contratada a una persona fija como máximo, aparte de aprendices y minijobs.",
  },
} as const satisfies Translation<typeof german.questions, "es">;
