import type * as english from './en.ts';

export const legalTexts: typeof english.legalTexts = {
  title: 'Términos de uso',
  documentTitle: 'Premia: términos de uso',
  inEffect: 'En vigor desde el 28 de noviembre de 2026.',
  binding: 'En caso de duda, vale el texto en inglés.',
  operatorTitle: 'Quién administra este sitio',
  operatorInDocument:
    'El sitio web nombra a quien lo administra en sus páginas de términos, privacidad y contacto.',
  operator: (operator, contactEmail) => {
    if (!operator) return 'Esta instalación de Premia no nombra a nadie que la administre.';
    return contactEmail
      ? `${operator} administra este sitio y responde los correos enviados a ${contactEmail}.`
      : `${operator} administra este sitio.`;
  },
};

export const storedColumns: typeof english.storedColumns = ['Qué', 'Contenido', 'Cuánto tiempo'];

export const storedData: typeof english.storedData = {
  account: {
    name: 'Cuenta',
    contents:
      'Su nombre, su correo electrónico y su número de teléfono, el idioma que eligió, cuándo creó la cuenta, el número de sus estimados, si guarda el hogar con ellos, un código (hash) de su contraseña (bcrypt), a partir del cual quien lo robara podría adivinar una contraseña corta o común, los tipos de dispositivo con los que ha iniciado sesión, y cuándo cambió la contraseña por última vez y cuándo inició sesión por última vez con un dispositivo nuevo.',
    kept: 'Hasta que usted la elimine.',
  },
  estimate: {
    name: 'Estimado guardado',
    contents:
      'Sus respuestas, las primas, sus rangos y razones, la fecha y la hora, y el nombre que usted le dé. Su hogar (personas con edad y tabaco, ingresos, número de personas, oferta del empleador) solo si responde que sí cuando el formulario pregunta si guardarlos con el estimado, o si guarda un cambio como estimado nuevo.',
    kept: 'Hasta que usted lo elimine.',
  },
  session: {
    name: 'Sesión',
    contents:
      'El tipo de dispositivo, como “Chrome en Windows”, y la fecha y la hora del inicio de sesión y del último uso.',
    kept: '7 días después de iniciar sesión, o hasta que usted la termine.',
  },
  reset: {
    name: 'Enlace para una contraseña nueva',
    contents: 'Un código (hash) del enlace.',
    kept: 'Hasta que lo use, como máximo una hora.',
  },
  repeated: {
    name: 'Solicitudes repetidas',
    contents:
      'Un código (hash) de la clave que su navegador envía para no guardar nada dos veces, con el estimado que guardó, o con un código (hash con clave) de la creación de su cuenta o del cambio de contraseña.',
    kept: '24 horas.',
  },
  counts: {
    name: 'Contraseñas incorrectas y otras solicitudes',
    contents:
      'Cuántas hubo, bajo un código (hash) de su dirección de red, hecho con una clave secreta; las contraseñas incorrectas, también bajo un código (hash) del correo electrónico que se escribió.',
    kept: 'Como máximo una hora.',
  },
  histories: {
    name: 'Solicitudes de historiales largos',
    contents: 'Cuánto medían juntas las respuestas, si hubo alguna de más de 500 KB.',
    kept: 'Como máximo diez minutos.',
  },
  mails: {
    name: 'Correos enviados',
    contents:
      'Qué tipos de correo se le enviaron en la última hora y cuándo, bajo un código (hash) de su correo electrónico.',
    kept: 'Una hora, también después de eliminar su cuenta.',
  },
  deletion: {
    name: 'Eliminación de una cuenta',
    contents: 'Un código (hash) de su correo electrónico, y la fecha y la hora.',
    kept: 'Hasta que se elimine todo lo de la cuenta: unos segundos; después de una interrupción, unos 15 minutos.',
  },
};

export const privacySections: typeof english.privacySections = {
  stored: {
    title: 'Qué guardamos',
    titleInTerms: 'Privacidad: qué guardamos',
    paragraphs: [
      'Sin una cuenta, sus respuestas quedan en este dispositivo. También quedan en él las de las páginas de estimados fuera de su cuenta mientras su sesión está abierta, hasta que elija “Guardar en su cuenta”. En su cuenta, cada formulario que envía se guarda como un estimado. Guardamos lo siguiente; lo vencido se elimina de la base de datos en pocos días.',
    ],
  },
  errors: {
    title: 'Errores de este sitio',
    titleInTerms: 'Privacidad: errores de este sitio',
    paragraphs: [
      'Si falla un programa de este sitio, su navegador lo informa, como máximo cinco veces por visita: el tipo de error, su mensaje sin números ni texto entre comillas, el lugar en el programa, y la página sin lo que sigue a un signo de interrogación. El informe no contiene respuestas, no guardamos con él su dirección de red y lo eliminamos después de 30 días.',
      'Su navegador no informa nada si pide que no se le rastree (Do Not Track o Global Privacy Control).',
    ],
  },
  browser: {
    title: 'Qué guarda su navegador',
    titleInTerms: 'Privacidad: qué guarda su navegador',
    paragraphs: [
      'La clave de su sesión, hasta que la cierre o termine; cómo terminó la última sesión; las unidades y el idioma que eligió; que se le ofreció otro idioma; y si el menú lateral está reducido. No hay cookies.',
      'En una pestaña, hasta que la cierre o cierre la sesión: las respuestas de un formulario que no ha terminado, las respuestas, los precios y los resultados de los últimos pasos de cada formulario, y las respuestas de un estimado que quiere guardar en una cuenta. Después de una hora se guarda solo si usted lo pide otra vez. Si su sesión termina sin que usted la cierre en este navegador, estas respuestas esperan en la pestaña hasta que vuelva a iniciar sesión, un día como máximo. Ninguna otra persona las ve, y se eliminan al cerrar la sesión en cualquier pestaña o cuando otra persona inicia sesión: para eso, este navegador recuerda cuándo se cerró la última sesión y el identificador de la última cuenta que inició sesión. El número de errores que ha informado queda hasta que cierre la pestaña.',
      'El crédito tributario para un plan médico se calcula en su navegador. Este sitio no nos envía los ingresos, el hogar, la oferta del empleador ni el tabaco, a menos que usted elija guardar el hogar con un estimado en su cuenta; las líneas de los ingresos no nos las envía nunca. Todos estos datos quedan en la pestaña de su navegador hasta que cierre la sesión o la pestaña; las líneas se eliminan también cuando empieza de nuevo el formulario. Si elige “Recordar mi hogar en este dispositivo”, quedan en este navegador, con su edad, su código postal (ZIP) y condado y el total de los ingresos, sin sus líneas, también después de cerrar la sesión, hasta que elija “Olvidar mi hogar” o lo olvide al eliminar su cuenta: no lo elija en una computadora que usan otras personas.',
      'Los estimados también se calculan en su navegador. Para un lugar, carga dos archivos, cuyos nombres podemos ver: los códigos postales (ZIP) que empiezan con los mismos dos dígitos que el suyo, y los precios de su estado. El código postal mismo no se envía. Un estimado médico guardado tiene el estado, el condado y, en unos pocos condados, los primeros tres dígitos; uno de auto, el estado, los primeros tres dígitos, y las multas o un DUI si usted responde sobre ellos. Si su auto tiene un préstamo, y su valor, quedan en la memoria de esta página: no se envían ni se guardan.',
      '“Copiar un enlace” copia una dirección con su condado, en algunos condados los tres primeros dígitos de su código postal (ZIP), las personas con su edad, consumo de tabaco, cobertura y ofertas de empleadores, los ingresos, las personas en el hogar y el año del plan, pero ninguna respuesta sobre la salud, ningún nombre y ninguna etiqueta. Todo está detrás del # de la dirección, que los navegadores no nos envían, y este sitio lo quita de la dirección cuando se abre el enlace. Quien tenga el enlace puede leerlo. Algunos programas de correo cambian el #: entonces la dirección nos llega y queda en los registros de acceso, si están activados.',
      'Otro programa o un asistente que usa nuestra API nos envía las respuestas de una solicitud, como los ingresos y el código postal (ZIP). Calculamos el resultado y no guardamos esas respuestas.',
    ],
  },
  place: {
    title: 'Dónde se guarda',
    titleInTerms: 'Privacidad: dónde se guarda',
    paragraphs: [
      'En Amazon Web Services, en una región, cifrado. Las solicitudes llegan cifradas, a través de una red de servidores en muchos países, que no guarda ninguno de sus datos.',
      'El modelo de primas también funciona allí. Recibe las respuestas de un estimado que usted guarda, o que otro programa solicita, sin su nombre ni su dirección.',
    ],
  },
  duration: {
    title: 'Cuánto tiempo se guarda',
    titleInTerms: 'Privacidad: cuánto tiempo se guarda',
    paragraphs: [
      'En la base de datos: vea la tabla de arriba.',
      'Copias de seguridad: 35 días. Hasta entonces contienen lo que usted ha eliminado.',
      'Registros: 30 días. Contienen fechas y horas, los tipos de solicitudes y seudónimos que cambian cada mes, pero ningún nombre, dirección ni respuesta. Quien administra el sitio puede activar registros de acceso con direcciones de red, por ejemplo durante un ataque; también se eliminan después de 30 días.',
    ],
  },
  readers: {
    title: 'Quién puede leerlo',
    titleInTerms: 'Privacidad: quién puede leerlo',
    paragraphs: [
      'Usted, y quienes administran este sitio y su base de datos. Usamos sus respuestas para hacer sus estimados, y para nada más. No las mostramos a nadie más, no vendemos nada, y no usamos publicidad ni herramientas de análisis.',
      'Donde el correo está configurado, el servicio de correo de Amazon entrega mensajes sobre su contraseña, sobre inicios de sesión con un dispositivo nuevo y sobre la eliminación de su cuenta. No contienen respuestas. Un mensaje que no se puede entregar espera como máximo 30 minutos; el de la eliminación, con su correo electrónico.',
    ],
  },
  rights: {
    title: 'Qué puede hacer usted',
    titleInTerms: 'Privacidad: qué puede hacer usted',
    paragraphs: [
      'En su perfil puede descargar su cuenta, sus estimados y sus sesiones; los códigos (hash), los recuentos y los correos enviados no están en el archivo. Allí también puede corregir su nombre y su número de teléfono, terminar sus sesiones y eliminar su cuenta con todo lo que contiene. En su historial puede eliminar cada estimado; sus respuestas se eliminan con él.',
    ],
  },
};

export const firstSections: typeof english.firstSections = {
  about: {
    title: 'Acerca de Premia',
    paragraphs: [
      'Premia es un proyecto estudiantil que estima las primas anuales del seguro médico y del seguro de auto en dólares de EE.\u00A0UU. Es gratis.',
      'Premia no es aseguradora, corredora ni asesora de seguros. No vende seguros y no envía solicitudes a nadie.',
    ],
  },
  estimates: {
    title: 'Estimados',
    paragraphs: [
      'Un modelo de aprendizaje automático hace cada estimado a partir de sus respuestas. Los estimados son solo informativos. Un estimado no es una cotización final: una aseguradora puede cobrar más o menos.',
      'Un estimado del seguro médico es lo que podría costar un plan de referencia de 2026 si las aseguradoras pudieran cobrar según la salud. En el Mercado de Seguros Médicos solo pueden usar la edad, el lugar y el consumo de tabaco. El precio en el Mercado es antes de restar créditos tributarios. Los precios de los planes por nivel son después de restarlos una vez que usted indica sus ingresos.',
      'Un estimado del seguro de auto se basa en las primas promedio de 2023, llevadas a precios de agosto de 2026.',
      'Cada estimado incluye un rango y las razones del resultado. Ninguno de los dos está garantizado.',
      'Si sus respuestas están fuera de los datos con los que se entrenó el modelo, el estimado lo indica y es menos confiable.',
    ],
  },
  account: {
    title: 'Su cuenta',
    paragraphs: [
      'Para guardar sus estimados, usted crea una cuenta con su nombre, su correo electrónico y un número de teléfono. El correo electrónico identifica su cuenta y no se puede cambiar.',
      'Mantenga su contraseña en secreto. Al cambiarla terminan todas las demás sesiones de su cuenta. Usted es responsable de lo que se haga con su cuenta.',
    ],
  },
};

export const lastSections: typeof english.lastSections = {
  use: {
    title: 'Uso justo',
    paragraphs: [
      'No use Premia para acceder a los datos de otras personas que usan Premia, para romper su seguridad ni para sobrecargarla con solicitudes automáticas. Podemos limitar las cuentas que lo hagan.',
    ],
  },
  liability: {
    title: 'Responsabilidad',
    paragraphs: [
      'Premia se ofrece tal como está. Hasta donde permite la ley, no somos responsables de las decisiones que se basen en un estimado. Pregunte a una aseguradora antes de elegir o cancelar una póliza.',
    ],
  },
  changes: {
    title: 'Cambios',
    paragraphs: [
      'Podemos cambiar estos términos. La fecha de arriba es la fecha en que entraron en vigor. Si sigue usando Premia, los acepta.',
    ],
  },
};

({}) as typeof import('./es.ts') satisfies typeof english;
