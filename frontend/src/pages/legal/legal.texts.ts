const en = {
  /** Texts of the terms of use and of the privacy page, which is a part of them. */
  legalTexts: {
    title: 'Terms of use',
    documentTitle: 'Premia: terms of use',
    inEffect: 'These terms took effect on November 29, 2026.',
    /** Statement that the English text counts; empty in English. */
    binding: '',
    operatorTitle: 'Who runs this website',
    /** In the PDF, which all deployments share. */
    operatorInDocument: 'The website says who runs it on its pages about terms, privacy and contact.',
    /**
     * @param operator name of a person or an organisation; empty if the deployment names none
     * @param contactEmail address that mails go to; empty if there is none
     */
    operator: (operator: string, contactEmail: string) => {
      if (!operator) return 'This website is a student project. No company runs it.';
      return contactEmail
        ? `${operator} runs this website, and answers emails to ${contactEmail}.`
        : `${operator} runs this website.`;
    },
  },
  /** Headings of the table of stored data. */
  storedColumns: ['What', 'Contents', 'How long'],
  storedData: {
    account: {
      name: 'Account',
      contents:
        'Your name, email address and phone number, the language that you chose, the time of your registration, the number of your estimates, whether you save the household with them, a hash of your password (bcrypt), the kinds of device that you have logged in with, and the times of the last password change and the last login with a new device. Someone who stole the hash could guess a short or common password from it.',
      kept: 'Until you delete it.',
    },
    estimate: {
      name: 'Saved estimate',
      contents:
        'Your answers, the premiums, their ranges and reasons, the time, and the name that you give it. We store your household only if you answer yes when the form asks whether to save it with the estimate, or if you save a change of it as a new estimate. It then has people with age and tobacco use, income, size and an employer’s offer. A car estimate has the other drivers and cars of your policy only if you choose to save them with it. It then has the age, years of driving, accidents and tickets of each driver, and your answers about each car.',
      kept: 'Until you delete it.',
    },
    session: {
      name: 'Session',
      contents:
        'The kind of device, such as “Chrome on Windows”, and the times of the login and the last use.',
      kept: '7 days after the login, or until you end it.',
    },
    reset: {
      name: 'Link for a new password',
      contents: 'A hash of the link.',
      kept: 'Until you use it, at most an hour.',
    },
    repeated: {
      name: 'Repeated requests',
      contents:
        'A hash of the key that your browser sends to save nothing twice, with the estimate that it saved, or with a keyed hash of your registration or password change.',
      kept: '24 hours.',
    },
    counts: {
      name: 'Wrong passwords and other requests',
      contents:
        'How many there were, under a hash of your network address, made with a secret key; wrong passwords also under a hash of the email address that was typed.',
      kept: 'At most an hour.',
    },
    histories: {
      name: 'Requests for long histories',
      contents: 'How long the answers were together, if there were any of more than 500 KB.',
      kept: 'At most ten minutes.',
    },
    mails: {
      name: 'Emails that were sent',
      contents: 'Kinds and times of those of the last hour, under a hash of your email address.',
      kept: 'An hour, also after you delete your account.',
    },
    deletion: {
      name: 'Deletion of an account',
      contents: 'A hash of your email address, and the time.',
      kept: 'Until everything of the account is deleted: a few seconds, after an interruption about 15 minutes.',
    },
  },
  /** Sections of the privacy page, which is a part of the terms of use. */
  privacySections: {
    stored: {
      title: 'What we store',
      paragraphs: [
        'If you have no account, your answers stay on this device. If you are logged in and use the estimate pages outside your account, they stay on this device too, until you choose “Save to your account”. In your account, we save each form that you submit as an estimate. The table lists what we store. We remove expired entries from the database within a few days.',
      ],
    },
    errors: {
      title: 'Errors of this website',
      paragraphs: [
        'If a script of this website fails, your browser reports it to us, at most five times a visit. The report has the kind of error, its message without numbers and quoted text, the place in the script, and the page without what follows a question mark. It has no answers. We do not store your network address with it, and we delete it after 30 days.',
        'If your browser asks not to be tracked, by Do Not Track or Global Privacy Control, it reports nothing.',
      ],
    },
    browser: {
      title: 'What your browser stores',
      paragraphs: [
        'Your browser stores the token of your session until you log out or the session ends. It also stores how the last session ended, the units and the language that you chose, that another language was offered, and whether the sidebar is collapsed. There are no cookies.',
        'A tab stores the answers of a form that you have not finished, the answers, prices and results of the last steps of each form, and the answers of an estimate that you want to save to an account. They stay until you close the tab or log out. If more than an hour passes before you log in, we save the estimate only if you ask for it again. If your session ends and you have not logged out in this browser, these answers stay in the tab until your next login, for at most a day. No other person sees them. They are removed when you log out in any tab, or when someone else logs in. For that, this browser remembers when the last logout was and the id of the account that logged in last. The tab also keeps what you have typed elsewhere: your name, email and phone number when you register, your email when you log in, a ZIP code, a profile or label that you have not saved, and under your prices an event with its day, ages, incomes and ZIP code, what you pay now and the amounts of tax time. It never keeps a password. These texts are not sent. They are removed when you have sent their form, when you log out, when your session ends, when someone else logs in, or when you close the tab. The tab also stores the number of errors that it has reported, until you close it.',
        'Your browser calculates the tax credit for a health plan. This website sends us your income, household, employer’s offer and tobacco use only if you choose to save the household with an estimate in your account. It never sends us the lines of your income. All of these stay in your browser’s tab until you log out or close it. The lines are also removed when you start the form again. If you choose “Remember my household on this device”, this browser stores the household with your age, your ZIP code and county and the total of the income, without its lines. The household then stays after you log out, until you choose “Forget my household” or forget it when you delete your account. Do not choose this on a computer that others use.',
        'Your browser calculates estimates too. For a place, it loads two files, whose names we can see: the ZIP codes that begin with the same two digits as yours, and the prices of your state. It does not send us the ZIP code itself. A saved health estimate has the state, the county and, in a few counties, the first three digits of the ZIP code. A saved car estimate has the state, the first three digits, and tickets or a DUI if you answer about them, as well as the price, body and fuel of the car. It has other drivers and cars only if you choose to save them. We neither receive nor store whether a car has a loan, its value, or its name: these answers stay in the memory of the page, those about other cars in your browser’s tab. The other drivers and cars of a policy stay in the tab until you log out or close it. If you choose “Remember these drivers and cars on this device”, this browser stores them without the names and loans of the cars. They then stay after you log out, until you undo this choice or forget them when you log out or delete your account.',
        '“Copy a link” copies an address. It has your county, in some counties the first three digits of your ZIP code, the people with their ages, tobacco use, coverage and employer’s offers, your income, the household size and the plan year, but no answer about health, no name and no label. All of it is behind the # of the address, which browsers do not send to us, and this website removes it from the address when the link is opened. Whoever has the link can read it. Some email programs change the #. The address is then sent to us, and is in the access logs if they are turned on.',
        'Another program or an assistant that uses our API sends us the answers of its request, such as income and ZIP code. We calculate the response and do not store these answers.',
      ],
    },
    place: {
      title: 'Where it is stored',
      paragraphs: [
        'We store it with Amazon Web Services in one region, and it is encrypted. Requests are encrypted too. They go through a network of servers in many countries, which stores none of your data.',
        'The premium model runs there as well. It receives the answers of an estimate that you save, or that another program requests, without your name or address.',
      ],
    },
    duration: {
      title: 'How long it is stored',
      paragraphs: [
        'For the database, the table above says how long.',
        'We store backups for 35 days. Until then they contain what you have deleted.',
        'We store logs for 30 days. They contain times, the kinds of requests and pseudonyms that change each month, but no name, address or answer. The operator can turn on access logs with network addresses, for example during an attack. We delete these after 30 days too.',
      ],
    },
    readers: {
      title: 'Who can read it',
      paragraphs: [
        'You can read it, and so can the operators of this website, who administer the database. We use your answers to make your estimates, and for nothing else. We show them to nobody else, sell nothing, and use no advertising and no analytics.',
        'If this website can send emails, Amazon’s email service delivers messages about your password, about logins with a new device and about the deletion of your account. They contain no answers. A message that cannot be delivered is stored for at most 30 minutes. The one about the deletion is stored with your email address.',
      ],
    },
    rights: {
      title: 'What you can do',
      paragraphs: [
        'In your profile you can download your account, estimates and sessions. The file leaves out hashes, counts and the emails that we sent. There you can also correct your name and phone number, end your sessions, and delete your account with everything in it. In your history you can delete each estimate; its answers are deleted with it.',
      ],
    },
  },
  /** Sections of the terms of use before that about privacy. */
  firstSections: {
    about: {
      title: 'About Premia',
      paragraphs: [
        'Premia is a student project that estimates annual health and car insurance premiums in US dollars. It is free of charge.',
        'Premia is not an insurer, a broker or an adviser. It does not sell insurance and does not send applications to anyone.',
      ],
    },
    estimates: {
      title: 'Estimates',
      paragraphs: [
        'A machine learning model makes each estimate from your answers. Estimates are for information only. An estimate is not a final quote: an insurer may charge more or less.',
        'A health estimate is what the benchmark plan of 2026, the second-cheapest silver plan, might cost if insurers could charge by health. On the health insurance marketplace, the law lets them use only age, place and tobacco use. The marketplace price is the price before tax credits. Once you give an income, the prices of plans by level are those after tax credits.',
        'A car estimate is based on average premiums of 2023, raised to prices of August 2026.',
        'Each estimate includes a range and the reasons for the result. Neither is guaranteed.',
        'If your answers are outside the data the model was trained on, the estimate says so and is less reliable.',
      ],
    },
    account: {
      title: 'Your account',
      paragraphs: [
        'To store your estimates, you register with your name, your email address and a phone number. The email address identifies your account and cannot be changed.',
        'Keep your password secret. If you change it, you are logged out on all other devices. You are responsible for what is done with your account.',
      ],
    },
  },
  /** Section of the terms of use about the privacy page. */
  privacySection: {
    title: 'Privacy',
    paragraphs: [
      'The page “Privacy” of this website is a part of these terms. It says what we store and for how long, who can read it, and what you can do.',
    ],
  },
  /** Sections of the terms of use after that about privacy. */
  lastSections: {
    use: {
      title: 'Fair use',
      paragraphs: [
        'Do not use Premia to access data of other users, to break its security or to overload it with automated requests. We may restrict accounts that do.',
      ],
    },
    liability: {
      title: 'Liability',
      paragraphs: [
        'Premia is provided as is. As far as the law allows, we are not liable for decisions based on an estimate. Ask an insurer before you choose or cancel a policy.',
      ],
    },
    changes: {
      title: 'Changes',
      paragraphs: [
        'We may change these terms. The date at the top is the date they took effect. By continuing to use Premia, you accept them.',
      ],
    },
  },
};

const es: typeof en = {
  legalTexts: {
    title: 'Términos de uso',
    documentTitle: 'Premia: términos de uso',
    inEffect: 'Estos términos entraron en vigor el 29 de noviembre de 2026.',
    binding: 'En caso de duda, vale el texto en inglés.',
    operatorTitle: 'Quién administra este sitio',
    operatorInDocument:
      'El sitio web dice quién lo administra en sus páginas de términos, privacidad y contacto.',
    operator: (operator, contactEmail) => {
      if (!operator) return 'Este sitio es un proyecto estudiantil. Ninguna empresa lo administra.';
      return contactEmail
        ? `${operator} administra este sitio y responde los correos enviados a ${contactEmail}.`
        : `${operator} administra este sitio.`;
    },
  },
  storedColumns: ['Qué', 'Contenido', 'Cuánto tiempo'],
  storedData: {
    account: {
      name: 'Cuenta',
      contents:
        'Su nombre, su correo electrónico y su número de teléfono, el idioma que eligió, cuándo creó la cuenta, el número de sus estimados, si guarda el hogar con ellos, un código (hash) de su contraseña (bcrypt), los tipos de dispositivo con los que ha iniciado sesión, y cuándo cambió la contraseña por última vez y cuándo inició sesión por última vez con un dispositivo nuevo. Quien robara el código (hash) podría adivinar a partir de él una contraseña corta o común.',
      kept: 'Hasta que usted la elimine.',
    },
    estimate: {
      name: 'Estimado guardado',
      contents:
        'Sus respuestas, las primas, sus rangos y razones, la fecha y la hora, y el nombre que usted le dé. Guardamos su hogar solo si responde que sí cuando el formulario pregunta si guardarlo con el estimado, o si guarda un cambio como estimado nuevo. En ese caso contiene las personas con su edad y consumo de tabaco, los ingresos, el número de personas y la oferta del empleador. Un estimado de auto tiene los demás conductores y autos de su póliza solo si usted elige guardarlos con él. En ese caso contiene la edad, los años de experiencia al manejar, los accidentes y las multas de cada conductor, y sus respuestas sobre cada auto.',
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
  },
  privacySections: {
    stored: {
      title: 'Qué guardamos',
      paragraphs: [
        'Si no tiene una cuenta, sus respuestas quedan en este dispositivo. Si su sesión está abierta y usa las páginas de estimados fuera de su cuenta, también quedan en este dispositivo, hasta que elija “Guardar en su cuenta”. En su cuenta, guardamos cada formulario que envía como un estimado. La tabla indica lo que guardamos. Eliminamos lo vencido de la base de datos en pocos días.',
      ],
    },
    errors: {
      title: 'Errores de este sitio',
      paragraphs: [
        'Si falla un programa de este sitio, su navegador nos lo informa, como máximo cinco veces por visita. El informe contiene el tipo de error, su mensaje sin números ni texto entre comillas, el lugar en el programa, y la página sin lo que sigue a un signo de interrogación. No contiene respuestas. No guardamos con él su dirección de red, y lo eliminamos después de 30 días.',
        'Si su navegador pide que no se le rastree, con Do Not Track o Global Privacy Control, no informa nada.',
      ],
    },
    browser: {
      title: 'Qué guarda su navegador',
      paragraphs: [
        'Su navegador guarda la clave de su sesión hasta que usted la cierre o la sesión termine. También guarda cómo terminó la última sesión, las unidades y el idioma que eligió, que se le ofreció otro idioma, y si el menú lateral está reducido. No hay cookies.',
        'Una pestaña guarda las respuestas de un formulario que no ha terminado, las respuestas, los precios y los resultados de los últimos pasos de cada formulario, y las respuestas de un estimado que quiere guardar en una cuenta. Quedan hasta que cierre la pestaña o la sesión. Si pasa más de una hora antes de que inicie sesión, guardamos el estimado solo si usted lo pide otra vez. Si su sesión termina sin que usted la cierre en este navegador, estas respuestas quedan en la pestaña hasta que vuelva a iniciar sesión, un día como máximo. Ninguna otra persona las ve. Se eliminan cuando usted cierra la sesión en cualquier pestaña o cuando otra persona inicia sesión. Para eso, este navegador recuerda cuándo se cerró la última sesión y el identificador de la última cuenta que inició sesión. La pestaña también guarda lo que ha escrito en otros lugares: su nombre, correo electrónico y teléfono al registrarse, su correo electrónico al iniciar sesión, un código postal, un perfil o una etiqueta sin guardar y, debajo de sus precios, un cambio con su día, edades, ingresos y código postal, lo que paga ahora y los montos de los impuestos. Nunca guarda una contraseña. Estos textos no se envían. Se borran cuando ha enviado su formulario, cuando cierra sesión, cuando termina su sesión, cuando otra persona inicia sesión o cuando cierra la pestaña. La pestaña también guarda el número de errores que ha informado, hasta que la cierre.',
        'Su navegador calcula el crédito tributario para un plan médico. Este sitio nos envía los ingresos, el hogar, la oferta del empleador y el consumo de tabaco solo si usted elige guardar el hogar con un estimado en su cuenta. Nunca nos envía las líneas de los ingresos. Todos estos datos quedan en la pestaña de su navegador hasta que cierre la sesión o la pestaña. Las líneas se eliminan también cuando empieza de nuevo el formulario. Si elige “Recordar mi hogar en este dispositivo”, este navegador guarda el hogar con su edad, su código postal (ZIP) y condado y el total de los ingresos, sin sus líneas. El hogar queda entonces también después de cerrar la sesión, hasta que elija “Olvidar mi hogar” o lo olvide al eliminar su cuenta. No lo elija en una computadora que usan otras personas.',
        'Su navegador también calcula los estimados. Para un lugar, carga dos archivos, cuyos nombres podemos ver: los códigos postales (ZIP) que empiezan con los mismos dos dígitos que el suyo, y los precios de su estado. No nos envía el código postal mismo. Un estimado médico guardado tiene el estado, el condado y, en unos pocos condados, los primeros tres dígitos del código postal. Un estimado de auto guardado tiene el estado, los primeros tres dígitos, y las multas o un DUI si usted responde sobre ellos, así como el precio, la carrocería y el combustible del auto. Tiene otros conductores y autos solo si usted elige guardarlos. No recibimos ni guardamos si un auto tiene un préstamo, ni su valor ni su nombre: esas respuestas quedan en la memoria de la página, y las de los demás autos en la pestaña de su navegador. Los demás conductores y autos de una póliza quedan en la pestaña hasta que cierre la sesión o la pestaña. Si elige “Recordar estos conductores y autos en este dispositivo”, este navegador los guarda sin los nombres ni los préstamos de los autos. Quedan entonces también después de cerrar la sesión, hasta que quite esta marca o los olvide al cerrar la sesión o al eliminar su cuenta.',
        '“Copiar un enlace” copia una dirección. Contiene su condado, en algunos condados los tres primeros dígitos de su código postal (ZIP), las personas con su edad, consumo de tabaco, cobertura y ofertas de empleadores, los ingresos, las personas en el hogar y el año del plan, pero ninguna respuesta sobre la salud, ningún nombre y ninguna etiqueta. Todo está detrás del # de la dirección, que los navegadores no nos envían, y este sitio lo quita de la dirección cuando se abre el enlace. Quien tenga el enlace puede leerlo. Algunos programas de correo cambian el #. Entonces la dirección nos llega y queda en los registros de acceso, si están activados.',
        'Otro programa o un asistente que usa nuestra API nos envía las respuestas de su petición, como los ingresos y el código postal (ZIP). Calculamos el resultado y no guardamos esas respuestas.',
      ],
    },
    place: {
      title: 'Dónde se guarda',
      paragraphs: [
        'Lo guardamos cifrado en Amazon Web Services, en una región. Las peticiones también van cifradas. Pasan por una red de servidores en muchos países, que no guarda ninguno de sus datos.',
        'El modelo de primas también funciona allí. Recibe las respuestas de un estimado que usted guarda, o que otro programa pide, sin su nombre ni su dirección.',
      ],
    },
    duration: {
      title: 'Cuánto tiempo se guarda',
      paragraphs: [
        'Para la base de datos, la tabla de arriba indica cuánto tiempo.',
        'Guardamos copias de seguridad durante 35 días. Hasta entonces contienen lo que usted ha eliminado.',
        'Guardamos registros durante 30 días. Contienen fechas y horas, los tipos de peticiones y seudónimos que cambian cada mes, pero ningún nombre, dirección ni respuesta. Quien administra el sitio puede activar registros de acceso con direcciones de red, por ejemplo durante un ataque. También los eliminamos después de 30 días.',
      ],
    },
    readers: {
      title: 'Quién puede leerlo',
      paragraphs: [
        'Puede leerlo usted, y también quienes administran este sitio y su base de datos. Usamos sus respuestas para hacer sus estimados, y para nada más. No las mostramos a nadie más, no vendemos nada, y no usamos publicidad ni herramientas de análisis.',
        'Si este sitio puede enviar correos, el servicio de correo de Amazon entrega mensajes sobre su contraseña, sobre inicios de sesión con un dispositivo nuevo y sobre la eliminación de su cuenta. No contienen respuestas. Un mensaje que no se puede entregar se guarda como máximo 30 minutos. El de la eliminación se guarda con su correo electrónico.',
      ],
    },
    rights: {
      title: 'Qué puede hacer usted',
      paragraphs: [
        'En su perfil puede descargar su cuenta, sus estimados y sus sesiones. El archivo no contiene los códigos (hash), los recuentos ni los correos que enviamos. Allí también puede corregir su nombre y su número de teléfono, terminar sus sesiones y eliminar su cuenta con todo lo que contiene. En su historial puede eliminar cada estimado; sus respuestas se eliminan con él.',
      ],
    },
  },
  firstSections: {
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
  },
  privacySection: {
    title: 'Privacidad',
    paragraphs: [
      'La página “Privacidad” de este sitio es parte de estos términos. Dice qué guardamos y por cuánto tiempo, quién puede leerlo y qué puede hacer usted.',
    ],
  },
  lastSections: {
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
  },
};

export const {
  legalTexts,
  storedColumns,
  storedData,
  privacySections,
  firstSections,
  privacySection,
  lastSections,
} = globalThis.premiaLanguage === 'es' ? es : en;
