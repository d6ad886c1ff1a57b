import type * as english from './en.ts';

export const legalTexts: typeof english.legalTexts = {
  title: 'Términos de uso',
  documentTitle: 'Premia: términos de uso',
  inEffect: 'Estos términos entraron en vigor el 28 de noviembre de 2026.',
  binding: 'En caso de duda, vale el texto en inglés.',
  operatorTitle: 'Quién administra este sitio',
  operatorInDocument:
    'El sitio web dice quién lo administra en sus páginas de términos, privacidad y contacto.',
  operator: (operator, contactEmail) => {
    if (!operator) return 'Este sitio no dice quién lo administra.';
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
      'Su nombre, su correo electrónico y su número de teléfono, el idioma que eligió, cuándo creó la cuenta, el número de sus estimados, si guarda el hogar con ellos, un código (hash) de su contraseña (bcrypt), los tipos de dispositivo con los que ha iniciado sesión, y cuándo cambió la contraseña por última vez y cuándo inició sesión por última vez con un dispositivo nuevo. Quien robara el código (hash) podría adivinar a partir de él una contraseña corta o común.',
    kept: 'Hasta que usted la elimine.',
  },
  estimate: {
    name: 'Estimado guardado',
    contents:
      'Sus respuestas, las primas, sus rangos y razones, la fecha y la hora, y el nombre que usted le dé. Guardamos su hogar solo si responde que sí cuando el formulario pregunta si guardarlo con el estimado, o si guarda un cambio como estimado nuevo. En ese caso contiene las personas con su edad y consumo de tabaco, los ingresos, el número de personas y la oferta del empleador.',
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
    name: 'Peticiones repetidas',
    contents:
      'Un código (hash) de la clave que su navegador envía para no guardar nada dos veces, con el estimado que guardó, o con un código (hash con clave) de la creación de su cuenta o del cambio de contraseña.',
    kept: '24 horas.',
  },
  counts: {
    name: 'Contraseñas incorrectas y otras peticiones',
    contents:
      'Cuántas hubo, bajo un código (hash) de su dirección de red, hecho con una clave secreta; las contraseñas incorrectas, también bajo un código (hash) del correo electrónico que se escribió.',
    kept: 'Como máximo una hora.',
  },
  histories: {
    name: 'Peticiones de historiales largos',
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
      'Si no tiene una cuenta, sus respuestas quedan en este dispositivo. Si su sesión está abierta y usa las páginas de estimados fuera de su cuenta, también quedan en este dispositivo, hasta que elija “Guardar en su cuenta”. En su cuenta, guardamos cada formulario que envía como un estimado. La tabla indica lo que guardamos. Eliminamos lo vencido de la base de datos en pocos días.',
    ],
  },
  errors: {
    title: 'Errores de este sitio',
    titleInTerms: 'Privacidad: errores de este sitio',
    paragraphs: [
      'Si falla un programa de este sitio, su navegador nos lo informa, como máximo cinco veces por visita. El informe contiene el tipo de error, su mensaje sin números ni texto entre comillas, el lugar en el programa, y la página sin lo que sigue a un signo de interrogación. No contiene respuestas. No guardamos con él su dirección de red, y lo eliminamos después de 30 días.',
      'Si su navegador pide que no se le rastree, con Do Not Track o Global Privacy Control, no informa nada.',
    ],
  },
  browser: {
    title: 'Qué guarda su navegador',
    titleInTerms: 'Privacidad: qué guarda su navegador',
    paragraphs: [
      'Su navegador guarda la clave de su sesión hasta que usted la cierre o la sesión termine. También guarda cómo terminó la última sesión, las unidades y el idioma que eligió, que se le ofreció otro idioma, y si el menú lateral está reducido. No hay cookies.',
      'Una pestaña guarda las respuestas de un formulario que no ha terminado, las respuestas, los precios y los resultados de los últimos pasos de cada formulario, y las respuestas de un estimado que quiere guardar en una cuenta. Quedan hasta que cierre la pestaña o la sesión. Si pasa más de una hora antes de que inicie sesión, guardamos el estimado solo si usted lo pide otra vez. Si su sesión termina sin que usted la cierre en este navegador, estas respuestas quedan en la pestaña hasta que vuelva a iniciar sesión, un día como máximo. Ninguna otra persona las ve. Se eliminan cuando usted cierra la sesión en cualquier pestaña o cuando otra persona inicia sesión. Para eso, este navegador recuerda cuándo se cerró la última sesión y el identificador de la última cuenta que inició sesión. La pestaña también guarda el número de errores que ha informado, hasta que la cierre.',
      'Su navegador calcula el crédito tributario para un plan médico. Este sitio nos envía los ingresos, el hogar, la oferta del empleador y el consumo de tabaco solo si usted elige guardar el hogar con un estimado en su cuenta. Nunca nos envía las líneas de los ingresos. Todos estos datos quedan en la pestaña de su navegador hasta que cierre la sesión o la pestaña. Las líneas se eliminan también cuando empieza de nuevo el formulario. Si elige “Recordar mi hogar en este dispositivo”, este navegador guarda el hogar con su edad, su código postal (ZIP) y condado y el total de los ingresos, sin sus líneas. El hogar queda entonces también después de cerrar la sesión, hasta que elija “Olvidar mi hogar” o lo olvide al eliminar su cuenta. No lo elija en una computadora que usan otras personas.',
      'Su navegador también calcula los estimados. Para un lugar, carga dos archivos, cuyos nombres podemos ver: los códigos postales (ZIP) que empiezan con los mismos dos dígitos que el suyo, y los precios de su estado. No nos envía el código postal mismo. Un estimado médico guardado tiene el estado, el condado y, en unos pocos condados, los primeros tres dígitos del código postal. Un estimado de auto guardado tiene el estado, los primeros tres dígitos, y las multas o un DUI si usted responde sobre ellos. No recibimos ni guardamos si su auto tiene un préstamo, ni su valor: esas respuestas quedan en la memoria de la página.',
      '“Copiar un enlace” copia una dirección. Contiene su condado, en algunos condados los tres primeros dígitos de su código postal (ZIP), las personas con su edad, consumo de tabaco, cobertura y ofertas de empleadores, los ingresos, las personas en el hogar y el año del plan, pero ninguna respuesta sobre la salud, ningún nombre y ninguna etiqueta. Todo está detrás del # de la dirección, que los navegadores no nos envían, y este sitio lo quita de la dirección cuando se abre el enlace. Quien tenga el enlace puede leerlo. Algunos programas de correo cambian el #. Entonces la dirección nos llega y queda en los registros de acceso, si están activados.',
      'Otro programa o un asistente que usa nuestra API nos envía las respuestas de su petición, como los ingresos y el código postal (ZIP). Calculamos el resultado y no guardamos esas respuestas.',
    ],
  },
  place: {
    title: 'Dónde se guarda',
    titleInTerms: 'Privacidad: dónde se guarda',
    paragraphs: [
      'Lo guardamos cifrado en Amazon Web Services, en una región. Las peticiones también van cifradas. Pasan por una red de servidores en muchos países, que no guarda ninguno de sus datos.',
      'El modelo de primas también funciona allí. Recibe las respuestas de un estimado que usted guarda, o que otro programa pide, sin su nombre ni su dirección.',
    ],
  },
  duration: {
    title: 'Cuánto tiempo se guarda',
    titleInTerms: 'Privacidad: cuánto tiempo se guarda',
    paragraphs: [
      'Para la base de datos, la tabla de arriba indica cuánto tiempo.',
      'Guardamos copias de seguridad durante 35 días. Hasta entonces contienen lo que usted ha eliminado.',
      'Guardamos registros durante 30 días. Contienen fechas y horas, los tipos de peticiones y seudónimos que cambian cada mes, pero ningún nombre, dirección ni respuesta. Quien administra el sitio puede activar registros de acceso con direcciones de red, por ejemplo durante un ataque. También los eliminamos después de 30 días.',
    ],
  },
  readers: {
    title: 'Quién puede leerlo',
    titleInTerms: 'Privacidad: quién puede leerlo',
    paragraphs: [
      'Puede leerlo usted, y también quienes administran este sitio y su base de datos. Usamos sus respuestas para hacer sus estimados, y para nada más. No las mostramos a nadie más, no vendemos nada, y no usamos publicidad ni herramientas de análisis.',
      'Si este sitio puede enviar correos, el servicio de correo de Amazon entrega mensajes sobre su contraseña, sobre inicios de sesión con un dispositivo nuevo y sobre la eliminación de su cuenta. No contienen respuestas. Un mensaje que no se puede entregar se guarda como máximo 30 minutos. El de la eliminación se guarda con su correo electrónico.',
    ],
  },
  rights: {
    title: 'Qué puede hacer usted',
    titleInTerms: 'Privacidad: qué puede hacer usted',
    paragraphs: [
      'En su perfil puede descargar su cuenta, sus estimados y sus sesiones. El archivo no contiene los códigos (hash), los recuentos ni los correos que enviamos. Allí también puede corregir su nombre y su número de teléfono, terminar sus sesiones y eliminar su cuenta con todo lo que contiene. En su historial puede eliminar cada estimado; sus respuestas se eliminan con él.',
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
      'Un estimado del seguro médico es lo que podría costar el plan de referencia de 2026, el segundo plan Plata de menor costo, si las aseguradoras pudieran cobrar según la salud. En el Mercado de Seguros Médicos, la ley les permite usar solo la edad, el lugar y el consumo de tabaco. El precio en el Mercado es el precio sin restar créditos tributarios. Una vez que usted indica sus ingresos, los precios de los planes por nivel son los que quedan después de restarlos.',
      'Un estimado del seguro de auto se basa en las primas promedio de 2023, llevadas a precios de agosto de 2026.',
      'Cada estimado incluye un rango y las razones del resultado. Ninguno de los dos está garantizado.',
      'Si sus respuestas están fuera de los datos con los que se entrenó el modelo, el estimado lo indica y es menos confiable.',
    ],
  },
  account: {
    title: 'Su cuenta',
    paragraphs: [
      'Para guardar sus estimados, usted crea una cuenta con su nombre, su correo electrónico y un número de teléfono. El correo electrónico identifica su cuenta y no se puede cambiar.',
      'Mantenga su contraseña en secreto. Si la cambia, su sesión se cierra en todos los demás dispositivos. Usted es responsable de lo que se haga con su cuenta.',
    ],
  },
};

export const lastSections: typeof english.lastSections = {
  use: {
    title: 'Uso justo',
    paragraphs: [
      'No use Premia para acceder a los datos de otras personas que usan Premia, para romper su seguridad ni para sobrecargarla con peticiones automáticas. Podemos limitar las cuentas que lo hagan.',
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
