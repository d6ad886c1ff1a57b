import type * as english from './linked-prices.en.ts';

export const linkedTexts: typeof english.linkedTexts = {
  title: 'Estas respuestas llegaron con un enlace',
  announced: 'Estas respuestas llegaron con un enlace. Sus precios están encima del formulario.',
  untouched:
    'Sus propias respuestas no cambian, a menos que use estas. Si recarga la página, estos precios desaparecen: vuelva a abrir el enlace.',
  otherYear: (year) => `Aquí no se conocen los precios de ${year}.`,
  use: 'Usar estas respuestas',
  problems: {
    broken:
      'Este enlace está incompleto o se cambió, así que no se puede abrir. Pida que se lo envíen otra vez.',
    later:
      'Este enlace es de una versión de Premia más nueva que esta página. Inténtelo otra vez en unos minutos.',
  },
};

({}) as typeof import('./linked-prices.es.ts') satisfies typeof english;
