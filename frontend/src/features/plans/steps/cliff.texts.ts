import { createElement, Fragment, type ReactNode } from 'react';
import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import { type Level, levelNames } from '#functions/plans/state-help.ts';

/** Renders a link with a text. */
type Link = (text: string) => ReactNode;

const join = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);

const en = {
  /** Texts at an income at which help with the price falls. */
  cliffTexts: {
    helpEnds: (income: number) => `Help ends at ${money(income)} income a year`,
    helpFalls: (state: string, income: number) => `${state}’s help falls at ${money(income)} income a year`,
    /** Why help ends there. */
    atLimit: 'That is 400% of the poverty line.',
    offerCounts: {
      own: 'There your employer’s offer counts as affordable, so you get no tax credit.',
      family: 'There your family’s offer counts as affordable, so you get no tax credit.',
    },
    oneDollar: (usd: number) => `If you earn one dollar more than that, you pay ${money(usd)} more a year.`,
    at: 'Your income is just at this limit.',
    below: (room: number) => `You are ${money(room)} below the limit.`,
    above: (usd: number) => `You are ${money(usd)} above the limit.`,
  },
  /** Next steps, and events that open an enrollment of their own. */
  stepTexts: {
    changed: 'Has something changed?',
    otherReasons: (exchange: string) => `There are other reasons too: ask ${exchange}.`,
    onDevice: 'It stays on this device.',
    calendar: 'Add the dates to my calendar (.ics)',
    calendarAgain:
      'If a date changes, add the file again: it updates the events. In a new tab it adds new events, unless this device remembers the household.',
    next: 'What next',
    more: 'More',
    /** @param who "you" */
    takeOffer: (who: string | undefined) =>
      who === undefined ? 'Take the employer’s plan:' : `Take the employer’s plan for ${who}:`,
    offerSaves: (usd: number) => `about ${money(usd)} a year less than the cheapest plan here.`,
    /** Both prices a month, where the offer is not the cheaper one. */
    comparedOffer: (offer: number, cheapest: Level, month: number) =>
      `The employer’s plan costs ${money(offer)} a month, the cheapest plan here (${cheapest}) ${money(month)}.`,
    /** 30 days are usual; a special enrollment of an employer's plan has as many at least (29 CFR 2590.701-6). */
    offerTerms:
      'It is usually paid before tax. Ask the employer by which day to enroll: often 30 days from the start.',
    marketplace: 'The marketplace instead',
    applyNow: 'Apply now:',
    anyDay: 'on any day of the year.',
    /** P.L. 119-21, section 71112: cover before an application, for those from January 1, 2027. */
    byDecember:
      'on any day of the year, best by December 31. Medicaid can then pay old bills of three months, and later of one or two.',
    spanish: 'En español',
    askMedicaid: (mayBePregnant: boolean, office: Link, centers: Link) =>
      join(
        'Ask your ',
        office('state’s Medicaid office'),
        mayBePregnant
          ? ' in any case: parents, pregnant women and people with a disability may qualify. '
          : ' in any case: parents and people with a disability may qualify. ',
        centers('Community health centers'),
        ' charge by income.',
      ),
    counselors: 'Ask your state’s free counselors (SHIP) which Medicare plan suits you.',
    localHelp: (link: Link) => join(link('Local help'), ' with an application is free.'),
    /** 42 CFR 435.116 and 457.310; the limits differ by state. */
    pregnancy:
      'If you are pregnant, Medicaid and CHIP have higher income limits for you. Apply in any case, on any day of the year.',
    /** 45 CFR 155.420(d)(8) and 155.350; HealthCare.gov, "Zero cost sharing plan". */
    tribes:
      'Members of federally recognized tribes and shareholders of Alaska Native corporations can enroll or change plans every month. With an income up to 300% of the poverty line they pay no deductibles or copays in any marketplace plan.',
    /**
     * P.L. 119-21, sections 71301 and 71109; the status of each person counts (26 USC 36B(e)). Programs of states: Center for
     * Children and Families, Georgetown University, 1 October 2025; Milbank Memorial Fund, 15 September 2025.
     */
    citizens: (year: number) =>
      `In ${year} the tax credit is for citizens, permanent residents and few others. Each person’s status counts: a child who is a citizen gets it where a parent does not. Medicaid and CHIP have rules on status too, with more exceptions for children and during pregnancy. 14 states and DC cover children of any status: ask your state.`,
    territory: (territory: string, office: Link) =>
      join(
        'Ask the ',
        office('Medicaid office'),
        ` of ${territory}, on any day of the year, and insurers there about plans of their own.`,
      ),
  },
};

const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

const es: typeof en = {
  cliffTexts: {
    helpEnds: (income) => `La ayuda termina con más de ${money(income)} al año`,
    helpFalls: (state, income) =>
      `La ayuda ${of(state)} baja si sus ingresos pasan de ${money(income)} al año`,
    atLimit: 'Es el 400% del nivel de pobreza.',
    offerCounts: {
      own: 'Con más, la oferta de su empleador se considera asequible y usted no recibe crédito.',
      family: 'Con más, la oferta para su familia se considera asequible y usted no recibe crédito.',
    },
    oneDollar: (usd) => `Si gana un dólar más que eso, paga ${money(usd)} más al año.`,
    at: 'Sus ingresos están justo en ese límite.',
    below: (room) => `Usted está ${money(room)} por debajo del límite.`,
    above: (usd) => `Usted está ${money(usd)} por encima del límite.`,
  },
  stepTexts: {
    changed: '¿Ha cambiado algo?',
    otherReasons: (exchange) => `Hay también otros motivos: pregunte a ${exchange}.`,
    onDevice: 'Se queda en este dispositivo.',
    calendar: 'Agregar las fechas a mi calendario (.ics)',
    calendarAgain:
      'Si cambia una fecha, agregue el archivo otra vez: actualiza los eventos. En una pestaña nueva agrega eventos nuevos, a menos que este dispositivo recuerde el hogar.',
    next: '¿Qué sigue?',
    more: 'Más',
    takeOffer: (who) =>
      who === undefined ? 'Elija el plan del empleador:' : `Elija el plan del empleador para ${who}:`,
    offerSaves: (usd) => `cuesta unos ${money(usd)} menos al año que el plan más barato de aquí.`,
    comparedOffer: (offer, cheapest, month) =>
      `El plan del empleador cuesta ${money(offer)} al mes; el más barato de aquí (${levelNames[cheapest]}), ${money(month)}.`,
    offerTerms:
      'Normalmente se paga antes de impuestos. Pregunte al empleador hasta qué día puede inscribirse: con frecuencia son 30 días desde el inicio.',
    marketplace: 'El Mercado en su lugar',
    applyNow: 'Presente una solicitud ya:',
    anyDay: 'cualquier día del año.',
    byDecember:
      'cualquier día del año, mejor a más tardar el 31 de diciembre: Medicaid puede pagar entonces gastos de los tres meses anteriores; después, de uno o dos.',
    spanish: 'En español',
    askMedicaid: (mayBePregnant, office, centers) =>
      join(
        'De todos modos, pregunte en la ',
        office('oficina de Medicaid de su estado'),
        mayBePregnant
          ? ': los padres y madres, las mujeres embarazadas y las personas con una discapacidad quizás califiquen. Los '
          : ': los padres y madres y las personas con una discapacidad quizás califiquen. Los ',
        centers('centros de salud comunitarios'),
        ' cobran según los ingresos.',
      ),
    counselors: 'Pregunte a los asesores gratuitos de su estado (SHIP) qué plan de Medicare le conviene.',
    localHelp: (link) => join('La ', link('ayuda local'), ' con una solicitud es gratuita.'),
    pregnancy:
      'Si está embarazada, Medicaid y CHIP tienen límites de ingresos más altos para usted. De todos modos, presente una solicitud, cualquier día del año.',
    tribes:
      'Los miembros de tribus reconocidas por el gobierno federal y los accionistas de corporaciones de nativos de Alaska pueden inscribirse o cambiar de plan cada mes. Con ingresos de hasta el 300% del nivel de pobreza no pagan deducibles ni copagos en ningún plan del Mercado.',
    citizens: (year) =>
      `En ${year} el crédito tributario es para ciudadanos, residentes permanentes y pocas personas más. Cuenta el estatus de cada persona: un menor que es ciudadano lo recibe aunque uno de sus padres no. Medicaid y CHIP también tienen reglas sobre el estatus, con más excepciones para menores y durante el embarazo. 14 estados y DC cubren a menores con cualquier estatus: pregunte en su estado.`,
    territory: (territory, office) =>
      join(
        'Pregunte en la ',
        office('oficina de Medicaid'),
        ` ${of(territory)}, cualquier día del año, y a las aseguradoras de allí por los planes que venden.`,
      ),
  },
};

export const { cliffTexts, stepTexts } = globalThis.premiaLanguage === 'es' ? es : en;
