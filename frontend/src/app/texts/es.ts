import { paths } from '#frontend/paths.ts';
import type * as english from './en.ts';

export const defaultTitle: typeof english.defaultTitle =
  'Premia: estimados de primas de seguro médico y de auto';

export const descriptions: typeof english.descriptions = {
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
};

export const documentTexts: typeof english.documentTexts = {
  noScript:
    'Los estimados y las cuentas necesitan JavaScript. Actívelo en su navegador y vuelva a cargar esta página.',
  appDescription: 'Premia estima primas de seguro médico y de auto, con su rango y sus razones.',
};

export const pageErrorTexts: typeof english.pageErrorTexts = {
  failedRequest: {
    heading: 'No se pudo cargar esta página',
    advice:
      'Revise su conexión y vuelva a intentarlo. Si actualizamos Premia después de que usted abrió la página, vuelva a cargarla. Los formularios sin terminar quedarán vacíos, pero sus datos guardados no cambian.',
  },
  otherError: {
    heading: 'Esta página dejó de funcionar',
    advice:
      'El error es nuestro. Vuelva a intentarlo o vuelva a cargar la página. Sus datos guardados no cambian.',
  },
  reload: 'Volver a cargar',
};

({}) as typeof import('./es.ts') satisfies typeof english;
