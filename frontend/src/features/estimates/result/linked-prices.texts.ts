const en = {
  title: 'These answers came with a link',
  announced: 'These answers came with a link. Their prices are above the form.',
  untouched:
    'Your own answers stay as they are, unless you use these. These prices are gone when you reload the page: then open the link again.',
  otherYear: (year: number) => `The prices of ${year} are not known here.`,
  use: 'Use these answers',
  problems: {
    broken: 'This link is incomplete or was changed, so it can’t be opened. Ask for it again.',
    later: 'This link is of a newer version of Premia than this page. Try it again in a few minutes.',
  },
};

const es: typeof en = {
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

/** Texts about the prices of a link. */
export const linkedTexts = globalThis.premiaLanguage === 'es' ? es : en;
