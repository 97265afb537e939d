import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Preguntas para emprender",
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
  empty_title: "No hay nada para «{{words}}»",
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
    q: "¿Tengo que registrar una actividad, y cómo?",
    a: "Sí, en cuanto trabajas por tu cuenta, de forma estable y con ánimo de lucro, y no es una profesión liberal: una tienda, una agencia, dropshipping o ingresos por publicidad casi siempre. Lo registras (Gewerbeanmeldung) en el Gewerbeamt de tu municipio al empezar, no con la primera ganancia. A menudo se hace en línea y cuesta unas decenas de euros.\n\nLa oficina avisa a Hacienda, a la cámara y al seguro de accidentes. El cuestionario fiscal lo envías tú.",
  },
  freelancer_or_trade: {
    q: "¿Soy profesional liberal o comerciante?",
    a: "Liberales (Freie Berufe) son las profesiones que nombra la ley del impuesto sobre la renta y otras parecidas: escribir, traducir, enseñar, arte, ingeniería, medicina, derecho. Sin registro de Gewerbe y sin Gewerbesteuer.\n\nCasi todo lo demás es Gewerbe: venta, dropshipping, afiliación, agencias. Coaching, software y redes sociales pueden ser lo uno o lo otro. Decide Hacienda. Si haces ambas cosas, separa los ingresos.",
  },
  beside_job: {
    q: "¿Puedo tener un pequeño negocio junto al empleo?",
    a: "Casi siempre sí. Mira tu contrato: a menudo hay que comunicarlo o pedirlo. No puedes competir con tu empresa, y tu trabajo no debe resentirse. Los funcionarios suelen necesitar permiso.\n\n«Kleingewerbe» solo significa: sin organización mercantil y fuera del registro mercantil. Se registra igual. El seguro médico sigue por el empleo mientras sea lo principal; avisa a tu caja. El beneficio va en tu declaración.",
  },
  beside_school: {
    q: "¿Qué vale durante la escuela, la formación o la carrera?",
    a: "También te registras. Ojo con cuatro cosas: en el seguro familiar tus ingresos deben quedar bajo un límite que se fija cada año. En la carrera, la caja pregunta por tus horas; hasta unas 20 semanales sueles seguir como estudiante. Para el BAföG el beneficio cuenta como ingreso. En la formación, mira tu contrato. Pregunta a la caja y a la oficina de BAföG antes de empezar.",
  },
  under_18: {
    q: "¿Puedo emprender con menos de 18 años?",
    a: "Sí, con ayuda. Tus padres deben autorizarte a llevar un negocio y el tribunal de familia debe aprobarlo. Quiere ver que tienes madurez y un plan; un plan de negocio ayuda. Después puedes hacer por tu cuenta casi todo lo que el negocio trae.\n\nAlgunas cosas siguen necesitando aprobación, como un crédito. Muchas plataformas y servicios de pago exigen además la mayoría de edad.",
  },
  name: {
    q: "¿Puedo llamar a mi negocio como quiera?",
    a: "Casi. Sin inscripción en el registro mercantil actúas con tu nombre y apellido; al lado cabe un nombre de fantasía que no engañe a nadie. Las empresas inscritas eligen libremente, con un añadido como e. K., UG (haftungsbeschränkt) o GmbH.\n\nEl nombre no debe infringir una marca o un nombre anterior. Busca antes en el registro de marcas, en el mercantil y en la red. Un dominio libre no dice nada de eso.",
  },
  tax_questionnaire: {
    q: "¿Cómo obtengo un número fiscal?",
    a: "En el mes siguiente al inicio envías el cuestionario (Fragebogen zur steuerlichen Erfassung) por ELSTER. Estimas ventas y beneficio y dices si usas el régimen de pequeñas empresas. Estima con honestidad: de ello dependen tus pagos a cuenta.\n\nRecibes un número fiscal para el negocio. No es tu identificación fiscal, que te acompaña toda la vida. El número de IVA para la UE se pide en el mismo cuestionario.",
  },
  small_business: {
    q: "¿Qué es el régimen de pequeñas empresas (Kleinunternehmer)?",
    a: "No cobras IVA y no lo recuperas. Desde 2025: ventas del año anterior de 25.000 € como mucho, y en el actual no más de 100.000 €. La venta que pasa de 100.000 € ya tributa, en pleno año. En el año de inicio vale enseguida el límite de 25.000 €, sin proyectar.\n\nPuedes renunciar y quedas vinculado cinco años. Conviene si compras mucho o sirves sobre todo a empresas. En la factura va una nota sobre la exención.",
  },
  eu_vat: {
    q: "Vendo a otros países de la UE. ¿Dónde pago el IVA?",
    a: "Si vendes bienes o servicios digitales a particulares de otros países de la UE, vale el IVA alemán mientras todo junto no pase de 10.000 € netos al año. Por encima, vale el tipo del país del cliente.\n\nPara no registrarte en todas partes existe la ventanilla única (OSS): una declaración por trimestre al Bundeszentralamt für Steuern. Apúntate antes. Si tu mercancía está almacenada fuera, suele hacer falta registro allí. Déjate asesorar.",
  },
  reverse_charge: {
    q: "Compro publicidad y software en el extranjero. ¿Qué es el reverse charge?",
    a: "En servicios de empresas extranjeras a negocios alemanes, a menudo el IVA lo debes tú. La factura no lo lleva, sino una nota como «Reverse Charge». Calculas el IVA alemán, lo declaras y lo deduces a la vez.\n\nEn el régimen de pequeñas empresas lo pagas sin deducir nada: 100 € de anuncios pasan a 119 €. Al revés, a empresas de otros países de la UE facturas a menudo sin IVA, con ambos números de IVA.",
  },
  income_tax: {
    q: "¿Cuánto impuesto sobre la renta pago?",
    a: "No tributan las ventas, sino el beneficio: ingresos menos gastos, junto con tus otras rentas. En 2026 los primeros 12.348 € de renta imponible al año quedan libres; después el tipo sube del 14 % al 42 %, y al 45 % en rentas muy altas.\n\nHacienda suele fijar pagos trimestrales. Aparta algo de cada beneficio; suele valer entre un cuarto y un tercio, más si ganas mucho.",
  },
  trade_tax: {
    q: "¿Desde cuándo pago Gewerbesteuer?",
    a: "Las empresas individuales y sociedades de personas como la GbR tienen un mínimo exento de 24.500 € de beneficio al año. Solo tributa el resto: beneficio tras el mínimo por 3,5 % por el coeficiente del municipio (Hebesatz).\n\nGran parte se descuenta del impuesto sobre la renta, hasta cuatro veces la base. UG y GmbH pagan desde el primer euro. Las profesiones liberales no la pagan.",
  },
  crypto: {
    q: "¿Cómo tributan las ganancias con cripto?",
    a: "Si tienes monedas en privado y las vendes o cambias en menos de un año, la ganancia tributa. Si todas esas ganancias quedan bajo 1.000 € al año, no debes nada; desde 1.000 € cuenta todo. Pasado más de un año, la venta está libre. Cambiar o pagar con monedas también es vender.\n\nStaking y lending tributan desde 256 € al año. Para un negocio valen otras reglas. Anota cada operación con fecha y valor en euros.",
  },
  affiliate: {
    q: "¿Qué vale para los ingresos de afiliación?",
    a: "Las comisiones son ingresos de Gewerbe: registrar, anotar, tributar. Vales y productos gratis cuentan por su valor. La liquidación del programa suele sustituir tu factura; revisa el IVA.\n\nSi el programa está en otro país de la UE, sueles facturar sin IVA alemán y necesitas número de IVA. Los enlaces de afiliado son publicidad: márcalos ahí mismo con «Werbung» o «Anzeige». Un asterisco explicado abajo no es seguro.",
  },
  invoices: {
    q: "¿Qué debe llevar mi factura?",
    a: "Nombre y dirección de ambas partes, tu número fiscal o de IVA, fecha, número correlativo, qué entregaste y cuándo, neto, tipo e impuesto. Hasta 250 € brutos basta menos.\n\nEn el régimen de pequeñas empresas, sin IVA y con nota de exención. El IVA que pones por error lo debes por lo general igualmente. Las empresas deben recibir factura en seis meses. Guarda las facturas ocho años.",
  },
  e_invoices: {
    q: "¿Me obliga la factura electrónica?",
    a: "Desde 2025 debes poder recibirlas de empresas alemanas, también como pequeña empresa; basta un buzón de correo. Es un archivo estructurado como XRechnung o ZUGFeRD, no un simple PDF.\n\nEntre empresas alemanas debes emitirlas desde 2027 si tus ventas del año anterior pasaron de 800.000 €, si no desde 2028. Exentas: facturas a particulares, importes hasta 250 € y las que escriben pequeñas empresas.",
  },
  bookkeeping: {
    q: "¿Necesito contabilidad?",
    a: "Al principio suele bastar la cuenta de ingresos y gastos (EÜR) según cuándo se mueve el dinero, con la declaración. El balance es para UG, GmbH, comerciantes inscritos mayores y a quien Hacienda lo pida: más de 800.000 € de ventas o 80.000 € de beneficio al año.\n\nGuarda todo: facturas ocho años, libros y cuentas anuales diez. Separa desde el principio el dinero privado y el del negocio.",
  },
  sole: {
    q: "¿Qué es una empresa individual?",
    a: "La forma más sencilla (Einzelunternehmen): a solas, sin notario ni capital mínimo. Existe con el registro o, en una profesión liberal, con el aviso a Hacienda. El beneficio es tuyo y paga impuesto sobre la renta.\n\nA cambio respondes con todo, también en lo privado. Va bien para empezar en pequeño. Si creces, te inscribes como comerciante (e. K.). Más tarde puede convertirse en GmbH.",
  },
  gbr: {
    q: "¿Qué es una GbR y qué ha cambiado?",
    a: "Esta sociedad civil nace en cuanto dos o más persiguen un fin común, incluso de palabra. Sin capital. Cada cual responde en persona de toda la deuda.\n\nDesde 2024 (MoPeG) la ley dice claramente que una GbR que actúa hacia fuera puede tener derechos propios. Puede inscribirse en el registro de sociedades (eGbR), necesario sobre todo para inmuebles. Si alguien se va, en principio sigue. Escribid vuestro contrato.",
  },
  ug: {
    q: "¿Qué es una UG (haftungsbeschränkt)?",
    a: "Una pequeña GmbH, posible desde 1 € de capital. Como notario, registro y primeras facturas cuestan, 1.000 a 2.000 € son más sensatos. El capital debe pagarse entero, en dinero, antes de inscribirla.\n\nUn cuarto del beneficio anual va a reserva hasta 25.000 €; luego puede ser GmbH. Hacen falta notario, registro mercantil, balance y registro de transparencia.",
  },
  gmbh: {
    q: "¿Cuándo conviene una GmbH?",
    a: "Con riesgos mayores, varios socios o dinero ajeno. Capital 25.000 €, al menos la mitad para inscribirla. Se funda ante notario, desde 2022 también por vídeo. Paga impuesto de sociedades con recargo de solidaridad y Gewerbesteuer, juntos cerca del 30 % según el municipio; lo que repartes tributa otra vez.\n\nA cambio, en principio solo responde la sociedad. Cuenta con gastos de balance y asesoría.",
  },
  founding_together: {
    q: "Empezamos siendo dos. ¿Por dónde?",
    a: "Ojo: si trabajáis juntos hacia un negocio, puede existir ya una GbR sin que lo notéis, y ambos respondéis de todo. Un comercio mayor pasa a ser OHG.\n\nHablad pronto de metas, tiempo, dinero, partes y de qué vale si alguien se va. Escribidlo. En GbR cada cual registra su Gewerbe. Para UG o GmbH de hasta tres personas hay un protocolo modelo; un contrato propio suele encajar mejor.",
  },
  liability: {
    q: "¿De qué respondo?",
    a: "En la empresa individual y la GbR sin límite, ahorros incluidos. En UG y GmbH, en principio solo con el patrimonio de la sociedad. Excepciones: aval personal, faltas como administrador, insolvencia declarada tarde, impuestos y cotizaciones sin pagar, o actos antes de la inscripción.\n\nUn seguro de responsabilidad cubre muchos casos. Cuál depende de si vendes, asesoras o programas.",
  },
  company_contract: {
    q: "¿Qué va en un contrato de sociedad?",
    a: "Fin y nombre, quién tiene qué parte y aporta qué, quién decide y cómo se vota, quién representa, cómo se reparte el beneficio. Igual de importante: enfermedad, conflicto, salida o muerte, cómo se valora una parte, prohibición de competir.\n\nEs bueno que las partes se ganen en varios años (vesting). En la GbR no hay forma obligatoria, pero por escrito es sensato. En UG y GmbH se va al notario.",
  },
  imprint: {
    q: "¿Qué va en el aviso legal (Impressum)?",
    a: "Lo necesita toda página de negocio, también tiendas en marketplaces y perfiles: nombre, dirección real (no apartado postal), correo y otra vía rápida; en sociedades la forma, quién la representa, registro y número; y el número de IVA o de identificación económica (W-IdNr.) si lo tienes.\n\nDebe encontrarse fácil, a dos clics como mucho. Desde mayo de 2024 está en el § 5 DDG. Quita enlaces a la plataforma europea de litigios, cerrada en julio de 2025.",
  },
  privacy: {
    q: "¿Necesito política de privacidad y aviso de cookies?",
    a: "Política de privacidad sí, en cuanto tratas datos de personas, o sea casi siempre. Dice con claridad quién responde, qué datos usas, para qué y cuánto tiempo, quién los recibe y qué derechos hay.\n\nAviso solo si guardas o lees en los dispositivos algo no imprescindible, como estadística o publicidad. Pregunta antes; rechazar debe ser tan fácil como aceptar. Con tus proveedores firma un contrato de encargo.",
  },
  terms: {
    q: "¿Necesito condiciones generales (AGB)?",
    a: "No son obligatorias. Sin ellas vale la ley, y a menudo está bien. En una tienda son prácticas: reúnen mucho de lo que hay que informar sobre contrato, entrega y pago.\n\nPara valer, debes señalarlas claramente antes del pedido y que se puedan leer. Cláusulas sorprendentes o abusivas son nulas y pueden traerte un requerimiento. No copies las de otros: rara vez encajan y suelen estar protegidas.",
  },
  withdrawal: {
    q: "¿Cómo funciona el derecho de desistimiento?",
    a: "Los particulares pueden desistir de contratos en línea durante 14 días sin motivo, en mercancías desde la entrega. Debes informarlo y dar un formulario. Si no, el plazo crece doce meses.\n\nDesde el 19 de junio de 2026 el derecho de la UE pide además una función bien visible para desistir en línea. Excepciones: entre otras lo hecho a medida y lo digital, si el cliente aceptó empezar ya sabiendo que pierde el derecho.",
  },
  order_button: {
    q: "¿Qué debe decir el botón de pedido?",
    a: "«Zahlungspflichtig bestellen» o algo igual de claro, como «Kaufen» (comprar). «Continuar» o «Terminar» no basta: el particular no queda obligado. Justo encima muestras qué se compra, el precio total, el envío y la duración de una suscripción.\n\nDespués confirmas enseguida la recepción. Si en tu web se contratan suscripciones, hace falta también un botón de baja accesible sin iniciar sesión.",
  },
  prices: {
    q: "¿Cómo debo indicar los precios?",
    a: "A particulares siempre el total con IVA y todo lo inevitable. En tiendas se dice que incluye IVA y si hay gastos de envío. Por peso, volumen o longitud va el precio por unidad, por ejemplo por kilo.\n\nSi anuncias una rebaja, nombra el precio más bajo de los últimos 30 días. Los precios anteriores inventados están prohibidos. Quien solo vende a empresas puede anunciar neto, pero con claridad.",
  },
  packaging: {
    q: "¿Debo inscribirme en el registro de envases LUCID?",
    a: "Sí, si eres quien primero llena en Alemania envases que acaban como residuo del consumidor: también cajas, relleno y cinta, desde el primer paquete. La inscripción es gratis; contratas un sistema dual y comunicas a ambos las mismas cantidades.\n\nLos marketplaces piden la prueba. Para lo digital no hace falta. Desde agosto de 2026 vale además el reglamento europeo de envases. Aparatos eléctricos y pilas tienen sus registros.",
  },
  ad_labels: {
    q: "¿Cuándo debo marcar contenidos como publicidad?",
    a: "Siempre que promociones a alguien por dinero, comisión, descuentos o productos y no se note al momento. La publicidad de tu propia empresa también debe reconocerse.\n\nEscribe «Werbung» o «Anzeige», legible y al principio, en pantalla en los vídeos. Hashtags ocultos, «ad» o «sponsored by» no son seguros. Si no recibes nada y hablas libremente, no es publicidad; guarda el recibo. Las Medienanstalten tienen una guía gratuita.",
  },
  ai_labels: {
    q: "¿Debo marcar lo hecho con IA?",
    a: "Según su texto, el art. 50 del reglamento europeo de IA se aplica desde el 2 de agosto de 2026. Para ti sobre todo: quien habla con un chatbot debe saberlo. Imágenes, sonidos y vídeos que parecen reales y no lo son (deepfakes) se marcan. Los textos de interés público, si nadie los revisó ni responde de ellos.\n\nLa marca legible por máquina toca a los proveedores. Como aún se trabajaba en plazos, mira la versión actual.",
  },
  accessibility: {
    q: "¿Debe ser accesible mi tienda?",
    a: "Desde el 28 de junio de 2025 vale la ley alemana de accesibilidad (BFSG). Quien ofrece contratos en línea a particulares, tiendas y reservas incluidas, debe hacerlos accesibles: teclado, lectores de pantalla, contraste y una declaración en la página.\n\nExentas: microempresas de servicios con menos de diez personas y como mucho 2 millones € de ventas o balance. No para ciertos productos. Siempre conviene: más gente puede comprarte.",
  },
  false_self_employment: {
    q: "¿Qué son los falsos autónomos?",
    a: "Alguien factura pero trabaja como empleado: bajo órdenes, integrado, sin riesgo propio. Cuenta cómo trabajáis de verdad, no el contrato. Si se constata, paga sobre todo el cliente las cotizaciones de varios años.\n\nSeñales de autonomía real: varios clientes, precios propios, tiempo y lugar libres. En la duda decide a petición el seguro de pensiones alemán (Statusfeststellung).",
  },
  freelancers: {
    q: "¿A qué atiendo al contratar freelancers?",
    a: "Escribid qué se entrega y cuándo, el precio, el pago, cuántas correcciones y qué derechos recibes. Aclarad si se debe un resultado (Werkvertrag) o un trabajo (Dienstvertrag). Si reciben datos de clientes, hace falta un contrato de encargo.\n\nSi vienen del extranjero, a menudo el IVA lo debes tú. Si encargas con regularidad diseño, texto o música, puede tocar la contribución social de artistas.",
  },
  mini_job: {
    q: "¿Cómo empleo a alguien en un minijob?",
    a: "En 2026 un minijob da de media 603 € al mes como mucho, y vale el salario mínimo. Necesitas un número de empresa de la agencia federal de empleo y das de alta a la persona en la Minijob-Zentrale y en el seguro de accidentes. Pagas cuotas fijas además del salario.\n\nVacaciones, enfermedad y despido valen como para los demás. Da las condiciones por escrito y anota las horas.",
  },
  rights_of_use: {
    q: "¿De quién son el logo, los textos y el código hechos para mí?",
    a: "El derecho de autor queda en quien crea. Recibes derechos de uso, los que acordéis; si no, solo los que pide el fin. Escribid: exclusivo o no, cuánto tiempo, dónde, para qué, si puedes cambiar y ceder, y si recibes el código fuente.\n\nEn programadores empleados, los derechos del programa suelen ser de la empresa. Si fundáis juntos, ceded los derechos a la sociedad. Imágenes y música de la red piden licencia.",
  },
  nda: {
    q: "¿Necesito un acuerdo de confidencialidad (NDA)?",
    a: "La ley no protege una mera idea. Protege secretos comerciales solo si los guardas de modo razonable, y un NDA es parte de ello. Tiene sentido antes de mostrar cifras, clientes, recetas o código.\n\nDice qué es confidencial, para qué se usa, cuánto tiempo, qué se devuelve y quizá una penalización. Para una primera charla suele ser demasiado. En las herramientas de aquí puedes escribir y firmar uno.",
  },
  marketplaces: {
    q: "¿Qué vale si vendo por Amazon, Etsy, Shopify o TikTok?",
    a: "Por lo general el vendedor eres tú, con aviso legal, desistimiento, precios, garantía e impuestos. Las reglas de la plataforma se suman: identidad, pruebas de envases o seguridad. Un sistema como Shopify solo da la técnica.\n\nLee comisiones, plazos de pago y artículos prohibidos antes de calcular. Si un marketplace te bloquea, el derecho de la UE exige motivos y vía de queja. Crea también contactos propios.",
  },
  platform_reports: {
    q: "¿Comunica la plataforma mis ventas a Hacienda?",
    a: "Sí. Según la ley PStTG (en la UE: DAC7), las plataformas comunican cada año quién ingresó qué, en bienes, servicios personales y alquiler. No a quien vende menos de 30 artículos al año por 2.000 € como mucho.\n\nUna comunicación no significa impuesto: vaciar el trastero no es comercio. Y sin comunicación no estás exento. Recibes copia; compárala con tus números.",
  },
  dropshipping: {
    q: "¿A qué atiendo en el dropshipping desde fuera de la UE?",
    a: "El contrato es contigo, aunque nunca veas el producto: devoluciones, garantía y plazos honestos. Desde diciembre de 2024 los productos de consumo piden un responsable en la UE, y tu oferta nombra fabricante, contacto y avisos.\n\nAl importar hay IVA y, según valor y producto, aranceles; aclara quién paga. Hasta 150 € hay un procedimiento (IOSS). La UE acabó en julio de 2026 con la exención de aranceles hasta 150 €: también los envíos pequeños pagan. Revisa marcas y normas como el marcado CE.",
  },
  account: {
    q: "¿Necesito una cuenta de negocio?",
    a: "Para UG y GmbH sí, ya para ingresar el capital; la cuenta es de la sociedad. A las empresas individuales ninguna ley se lo exige, pero casi todos los bancos prohíben el uso comercial de cuentas privadas.\n\nUna cuenta aparte conviene: ves cuánto gana el negocio y la contabilidad es más fácil. Una tercera para impuestos ayuda. Mira comisiones, enlaces con tu contabilidad y acceso para varios.",
  },
  start_grant: {
    q: "¿Cómo obtengo la ayuda de inicio (Gründungszuschuss)?",
    a: "Es para quien cobra Arbeitslosengeld y se hace autónomo como ocupación principal, con al menos 150 días de derecho restantes. Seis meses recibes tu prestación más 300 €, luego a petición 300 € otros nueve.\n\nNo es un derecho: decide la agencia de empleo. Pídela antes de empezar, con plan de negocio y el informe de un organismo experto como la cámara. Con renta básica, pregunta por el Einstiegsgeld.",
  },
  funding: {
    q: "¿Qué ayudas y créditos hay?",
    a: "La base de datos federal (Förderdatenbank) lista ayudas, créditos y avales del Estado, los Länder y la UE. Conocidos: los créditos de la KfW a través de tu banco, los bancos de garantía, EXIST para universidades y los programas de tu Land.\n\nImportante: casi siempre hay que pedirlos antes de empezar o encargar. Un plan claro hace falta en todas partes. Desconfía de quien pide dinero por adelantado para «garantizar» una ayuda.",
  },
  health_insurance: {
    q: "¿Y el seguro médico y la pensión?",
    a: "Si eres autónomo como ocupación principal, te aseguras tú, en lo público o en lo privado. En lo público la cuota sigue tus ingresos, con un mínimo; los hijos pueden ir gratis. En lo privado depende de edad, salud y tarifa, y volver suele ser difícil. El subsidio de enfermedad hay que elegirlo.\n\nMuchos cotizan a la pensión por voluntad; algunos deben, como quien enseña o tiene mucho tiempo un solo cliente. Avisa a tu caja.",
  },
  artists_fund: {
    q: "¿Qué es la caja social de artistas (KSK)?",
    a: "Quien trabaja por su cuenta en arte o publicación, como música, texto, gráfica, foto o diseño, puede asegurarse ahí para salud, cuidados y pensión pagando cerca de la mitad, como un empleado. El resto lo ponen el Estado y las empresas que compran esos trabajos.\n\nHay que vivir de ello de forma estable y prever más de 3.900 € al año; los tres primeros años ese límite no vale. Puedes emplear a una persona como mucho, aprendices y minijobs aparte.",
  },
} as const satisfies Translation<typeof german.questions, "es">;
