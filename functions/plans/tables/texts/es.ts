import type * as english from './en.ts';

const doubts: Readonly<Record<string, string>> = {
  'appeal open':
    '. Un tribunal puede cambiar esa fecha: una apelación debía discutirse el 30 de octubre, y no se conoce un fallo',
  'one source': '. Una sola fuente da esta fecha: confírmela allí',
};

export const enrollmentTexts: typeof english.enrollmentTexts = {
  opens: (year) => `Empieza la inscripción para ${year}`,
  opensAt: (exchange) => `en ${exchange}.`,
  choose: (day) => `Elija un plan a más tardar el ${day}`,
  coverFrom: (start) => `para tener cobertura desde el ${start}.`,
  lastDay: (start, state) =>
    `para tener cobertura desde el ${start}. Es el último día en ${state}: después necesita una razón, como una mudanza.`,
  openUntil: (exchange, day) => `${exchange}: inscripción hasta el ${day}`,
  laterCover: (start, certainty) =>
    `para tener cobertura desde ${start ? `el ${start}` : 'una fecha posterior, que allí le dirán'}${doubts[certainty] ?? ''}. Después necesita una razón, como una mudanza.`,
  ended: (year, day) => `La inscripción para ${year} terminó el ${day}`,
  endedAt: (exchange, mayBeExtended) =>
    `en ${exchange}. ${mayBeExtended ? `Algunos mercados la extienden: pregunte en ${exchange}. ` : ''}Ahora necesita una razón, como perder el seguro del trabajo o una mudanza; Medicaid y CHIP reciben solicitudes cualquier día.`,
  safeDayPassed: (safe, start, exchange, end) =>
    `El ${safe} era la fecha segura para tener cobertura desde el ${start}: pregunte en ${exchange} si todavía es posible. Después del ${end} necesita una razón, como una mudanza.`,
  begins: (year) => `La inscripción abierta para ${year} ya empezó o empieza en estos días:`,
  hasDays: (exchange) => `${exchange} tiene las fechas.`,
  laterEnded: (year) => `Es probable que la inscripción para ${year} ya haya terminado:`,
  laterEndedAt: (exchange) =>
    `pregunte en ${exchange}. Sin inscripción abierta necesita una razón, como perder el seguro del trabajo o una mudanza; Medicaid y CHIP reciben solicitudes cualquier día.`,
  deadline: (day, start) => `hasta el ${day}, para tener cobertura desde el ${start}`,
  passed: (text) => `${text} Esta fecha ya pasó.`,
  opened: (text, until) => `${text} Ese período ya empezó, y usted tiene hasta el ${until}.`,
};

const ifAsked = 'en un plazo de 30 días desde que elija el plan, si el Mercado se lo pide.';

export const reasonTexts: typeof english.reasonTexts = {
  insurer_leaves: {
    name: 'Mi aseguradora se retira',
    day: 'Último día de su plan',
    steps: {
      first: {
        title: 'Primer día para elegir otro plan',
        text: 'por esta razón: 60 días antes de que termine su plan.',
      },
      no_gap: {
        title: 'Elija otro plan a más tardar el último día del suyo',
        text: 'para tener cobertura desde el primer día del mes siguiente: no queda sin cobertura.',
      },
      last: {
        title: 'Último día para elegir otro plan',
        text: 'por esta razón: 60 días después de que termine su plan. El nuevo empieza el primer día del mes siguiente a su elección.',
      },
      notice: { title: 'Envíe el aviso de su aseguradora', text: ifAsked },
    },
  },
  lost_cover: {
    name: 'Perder el seguro del trabajo',
    day: 'Último día de su cobertura anterior',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'antes o después del último día de su plan anterior. La cobertura empieza el primer día del mes siguiente a su elección o, si es más tarde, al fin del plan anterior.',
      },
      start: {
        title: 'Lo más pronto que puede empezar la nueva cobertura',
        text: 'si elige antes de que termine el plan anterior: no queda sin cobertura.',
        after: 'si elige este mes: el plan anterior ya terminó.',
      },
      cobra: {
        title: 'Decida si quiere COBRA',
        text: 'Con COBRA conserva su plan anterior al precio completo, sin crédito tributario. Una oferta de COBRA que no acepta no le quita el crédito. Tiene por lo menos 60 días: compare primero, porque dejar COBRA más tarde no es motivo para una nueva inscripción.',
      },
      letter: { title: 'Envíe la carta que indica el último día de su cobertura', text: ifAsked },
    },
  },
  job_begins: {
    name: 'Empieza un seguro del trabajo',
    day: 'Primer día del plan del empleador',
    steps: {
      tell: {
        title: 'Avise al Mercado en un plazo de 30 días',
        text: 'que un empleador le ofrece un plan, y desde qué día.',
      },
      end_plan: {
        title: 'Salga de su plan del Mercado',
        text: 'el último día antes de su primer mes completo con el plan del empleador. Si otras personas siguen en él, retire solo a quienes pasan al plan del empleador. Desde entonces no hay crédito tributario para ellas; lo que se haya pagado por más tiempo se debe devolver.',
      },
      compare: {
        title: 'Compare antes de rechazar el plan del empleador',
        text: 'Si su precio se considera asequible, usted no recibe crédito tributario, acepte o no el plan. Para su familia decide el precio del plan familiar.',
      },
    },
  },
  turning_26: {
    name: 'Cumplir 26 años',
    day: 'El día en que cumple 26 años',
    steps: {
      ask: {
        title: 'Pregunte cuándo termina para usted el plan de su padre o madre',
        text: 'Muchos planes de empleadores terminan con el mes en que usted cumple 26 años; los del Mercado, el 31 de diciembre.',
      },
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'antes o después de esa fecha. Empieza el primer día del mes siguiente.',
      },
      start: {
        title: 'Lo más pronto que puede empezar su propio plan',
        text: 'si el plan de su padre o madre es de un empleador y termina con el mes de su cumpleaños, y usted elige antes.',
        after: 'si elige este mes.',
      },
      letter: { title: 'Envíe una carta que indique el último día de su cobertura', text: ifAsked },
    },
  },
  moving: {
    name: 'Mudanza',
    day: 'Día de la mudanza',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'desde que se mude a otro código postal (ZIP) o condado, si antes tenía cobertura (no hace falta si viene del extranjero). Empieza el primer día del mes siguiente.',
      },
      start: {
        title: 'Lo más pronto que puede empezar el plan nuevo',
        text: 'si lo elige a más tardar a fin del mes de la mudanza.',
        after: 'si elige este mes.',
      },
      proof: { title: 'Envíe pruebas de su nueva dirección y de su cobertura anterior', text: ifAsked },
    },
  },
  baby: {
    name: 'Un bebé',
    day: 'Día del nacimiento o de la adopción',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'desde el nacimiento o la adopción. La cobertura puede empezar ese mismo día, elija cuando elija dentro de los 60 días.',
      },
      public_cover: {
        title: 'Pregunte por Medicaid y CHIP',
        text: 'para el bebé y para usted, cualquier día del año.',
      },
      papers: { title: 'Envíe el acta de nacimiento o los documentos de adopción', text: ifAsked },
    },
  },
  lost_public: {
    name: 'Termina Medicaid o CHIP',
    day: 'Último día de Medicaid o CHIP',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 90 días',
        text: 'desde el día en que termina Medicaid o CHIP. Algunos mercados estatales dan más tiempo: pregunte al suyo.',
      },
      start: {
        title: 'Primer inicio posible de la nueva cobertura',
        text: 'si elige antes de ese día. Así no se queda sin cobertura.',
        after: 'si elige este mes, porque la cobertura anterior ya terminó.',
      },
      appeal: {
        title: 'Lea la carta de su oficina de Medicaid',
        text: 'Si cree que hay un error, puede apelar hasta el día que indica la carta. Los niños suelen conservar Medicaid o CHIP cuando sus padres lo pierden.',
      },
    },
  },
  chip_age: {
    name: 'Un hijo ya es mayor para CHIP',
    day: 'Último día de CHIP del hijo',
    steps: {
      ask: {
        title: 'Pregunte cuándo termina CHIP para su hijo',
        text: 'En la mayoría de los estados termina con el mes en que cumple 19 años. La oficina de CHIP de su estado sabe el día y si después puede tener Medicaid para adultos.',
      },
      choose: {
        title: 'Agregue a su hijo a un plan en un plazo de 90 días',
        text: 'desde ese día. El crédito tributario se calcula entonces también para su hijo.',
      },
      start: {
        title: 'Lo más pronto que puede empezar el plan nuevo de su hijo',
        text: 'si lo agrega antes de ese día: no queda sin cobertura.',
        after: 'si lo agrega este mes.',
      },
    },
  },
  marriage: {
    name: 'Una boda',
    day: 'Día de la boda',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'desde la boda, si al menos una de las dos personas tuvo cobertura un día o más en los 60 días anteriores. El plan empieza el primer día del mes siguiente a su elección.',
      },
      start: {
        title: 'Lo más pronto que puede empezar el plan para los dos',
        text: 'si lo eligen a más tardar a fin del mes de la boda.',
        after: 'si eligen este mes.',
      },
      income: {
        title: 'Sume los ingresos de ambas personas',
        text: 'Solo reciben el crédito tributario si declaran los impuestos juntos.',
      },
      proof: {
        title: 'Envíe el acta de matrimonio y la prueba de la cobertura anterior',
        text: 'en un plazo de 30 días desde su elección, si el Mercado las pide.',
      },
    },
  },
  divorce_or_death: {
    name: 'Un divorcio o una muerte termina su cobertura',
    day: 'Último día de su cobertura anterior',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'antes o después del último día de su cobertura anterior. Un divorcio que no termina ninguna cobertura es un motivo solo en algunos estados.',
      },
      start: {
        title: 'Primer inicio posible de la nueva cobertura',
        text: 'si elige antes de que termine la anterior. Así no se queda sin cobertura.',
        after: 'si elige este mes, porque la cobertura anterior ya terminó.',
      },
      income: {
        title: 'Indique al Mercado sus ingresos y su hogar nuevos',
        text: 'porque su crédito tributario depende ahora de su propia declaración de impuestos.',
      },
    },
  },
  immigration_status: {
    name: 'Un nuevo estatus migratorio',
    day: 'Día del nuevo estatus',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'desde el día en que obtuvo la ciudadanía, la nacionalidad o la presencia legal. Empieza el primer día del mes siguiente a su elección.',
      },
      proof: {
        title: 'Envíe el documento de su nuevo estatus',
        text: 'en un plazo de 30 días desde su elección, si el Mercado lo pide.',
      },
    },
  },
  release: {
    name: 'Salida de la cárcel o prisión',
    day: 'Día de la salida',
    steps: {
      choose: {
        title: 'Elija un plan en un plazo de 60 días',
        text: 'desde la salida. Empieza el primer día del mes siguiente a su elección.',
      },
      public_cover: {
        title: 'Pregunte primero por Medicaid',
        text: 'Puede solicitarlo cualquier día; en muchos estados, antes de la salida.',
      },
      proof: {
        title: 'Envíe los papeles de la salida',
        text: 'en un plazo de 30 días desde su elección, si el Mercado los pide.',
      },
    },
  },
  turning_65: {
    name: 'Cumplir 65 años',
    day: 'El día en que cumple 65 años',
    steps: {
      sign_up: {
        title: 'El primer día para inscribirse en Medicare',
        text: 'es tres meses antes del mes en que cumple 65 años: así empieza con ese mes.',
      },
      end_plan: {
        title: 'Salga de su plan del Mercado',
        text: 'el día anterior al comienzo de Medicare. Si el plan cubre también a otras personas, retírese solo usted. Desde ese día no recibe crédito tributario para usted; lo que se haya pagado por más tiempo se debe devolver.',
      },
      last_day: {
        title: 'El último día para inscribirse sin multa',
        text: 'es tres meses después de ese mes. Solo puede esperar más con un trabajo actual, suyo o de su cónyuge, en una empresa de 20 personas o más. COBRA y un plan del Mercado no cuentan.',
      },
    },
  },
};

({}) as typeof import('./es.ts') satisfies typeof english;
