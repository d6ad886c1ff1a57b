import { paths } from '#frontend/paths.ts';

const en = {
  /** Title of a page without one of its own. */
  defaultTitle: 'Premia: health and car insurance premium estimates',
  /** Description of each public page for search engines and social networks. */
  descriptions: {
    [paths.landing]:
      'Estimate what a year of health or car insurance may cost you in US dollars, with the likely range and the reasons. It is free and takes about a minute.',
    [paths.register]: 'Create a free account to save your health and car insurance estimates.',
    [paths.login]: 'Log in to see your saved health and car insurance estimates.',
    [paths.forgotPassword]: 'Request a link to set a new password for your Premia account.',
    [paths.resetPassword]: 'Set a new password for your Premia account.',
    [paths.about]:
      'Read how Premia estimates annual health and car insurance premiums, how reliable an estimate is, and what happens to your data.',
    [paths.contact]: 'Find the email address, phone number and hours of Premia’s support.',
    [paths.terms]: 'Read the terms of use of Premia’s health and car insurance estimates.',
    [paths.privacy]:
      'Read what Premia stores about you, where and for how long, who can read it, and how you download or delete it.',
    [paths.developers]:
      'Get prices of US health plans after tax credit and state help, over HTTP or for assistants. The page has addresses, requests, limits and sources.',
    [paths.healthEstimate]:
      'Estimate your annual health insurance premium in about a minute. You need no account.',
    [paths.carEstimate]:
      'Estimate your annual car insurance premium with five questions in about half a minute. You need no account.',
  },
  /** Texts of the HTML file and of the web app manifest. */
  documentTexts: {
    noScript: 'Estimates and accounts need JavaScript. Enable it in your browser, then reload this page.',
    appDescription: 'Premia estimates health and car insurance premiums, with their range and reasons.',
  },
};

const es: typeof en = {
  defaultTitle: 'Premia: estimados de primas de seguro médico y de auto',
  descriptions: {
    [paths.landing]:
      'Estime cuánto le costaría en dólares un año de seguro médico o de auto, con el rango probable y las razones. Es gratis y toma un minuto aproximadamente.',
    [paths.register]: 'Cree una cuenta gratuita para guardar sus estimados de seguro médico y de auto.',
    [paths.login]: 'Inicie sesión para ver sus estimados guardados de seguro médico y de auto.',
    [paths.forgotPassword]: 'Pida un enlace para crear una contraseña nueva para su cuenta de Premia.',
    [paths.resetPassword]: 'Cree una contraseña nueva para su cuenta de Premia.',
    [paths.about]:
      'Lea cómo estima Premia las primas anuales de seguro médico y de auto, qué tan confiable es un estimado y qué pasa con sus datos.',
    [paths.contact]: 'Encuentre el correo electrónico, el teléfono y el horario de atención de Premia.',
    [paths.terms]: 'Lea los términos de uso de los estimados de seguro médico y de auto de Premia.',
    [paths.privacy]:
      'Lea qué guarda Premia sobre usted, dónde y por cuánto tiempo, quién puede leerlo y cómo descargarlo o eliminarlo.',
    [paths.developers]:
      'Obtenga precios de planes médicos de EE.\u00A0UU. después de restar el crédito tributario y la ayuda del estado, por HTTP o para asistentes. La página tiene direcciones, peticiones, límites y fuentes.',
    [paths.healthEstimate]:
      'Estime la prima anual de su seguro médico en un minuto aproximadamente. No necesita una cuenta.',
    [paths.carEstimate]:
      'Estime la prima anual de su seguro de auto con cinco preguntas en medio minuto aproximadamente. No necesita una cuenta.',
  },
  documentTexts: {
    noScript:
      'Los estimados y las cuentas necesitan JavaScript. Actívelo en su navegador y vuelva a cargar esta página.',
    appDescription: 'Premia estima primas de seguro médico y de auto, con su rango y sus razones.',
  },
};

export const { defaultTitle, descriptions, documentTexts } = globalThis.premiaLanguage === 'es' ? es : en;
