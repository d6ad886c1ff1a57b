import { createElement, Fragment, type ReactNode } from 'react';
import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

const join = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);
const of = (place: string) => `de ${place}`.replace(/^de el /, 'del ');

export const cliffTexts: typeof english.cliffTexts = {
  helpEnds: (income) => `La ayuda termina con más de ${money(income)} al año`,
  helpFalls: (state, income) => `La ayuda ${of(state)} baja si sus ingresos pasan de ${money(income)} al año`,
  atLimit: 'Es el 400% del nivel de pobreza.',
  offerCounts: {
    own: 'Con más, la oferta de su empleador se considera asequible y usted no recibe crédito.',
    family: 'Con más, la oferta para su familia se considera asequible y usted no recibe crédito.',
  },
  oneDollar: (usd) => `Si gana un dólar más que eso, paga ${money(usd)} más al año.`,
  at: 'Sus ingresos están justo en ese límite.',
  below: (room) => `Usted está ${money(room)} por debajo del límite.`,
  above: (usd) => `Usted está ${money(usd)} por encima del límite.`,
};

export const stepTexts: typeof english.stepTexts = {
  changed: '¿Ha cambiado algo?',
  otherReasons: (exchange) => `Hay también otros motivos: pregunte a ${exchange}.`,
  onDevice: 'Se queda en este dispositivo.',
  calendar: 'Agregar estas fechas a mi calendario (.ics)',
  next: '¿Qué sigue?',
  more: 'Más pasos',
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
};

({}) as typeof import('./es.ts') satisfies typeof english;
