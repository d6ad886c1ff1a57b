const carEffort = 'Your ZIP code, age and car are enough for a first price.';

const healthEffort =
  'Your age is enough for a first price. Your ZIP code makes it that of your county, and your health gives the estimate.';

const guestData = 'Your answers stay on this device until you save the estimate.';

const promise =
  'You get an estimated annual premium, its likely range, and what each answer adds or takes off.';

const en = {
  guestHealth: {
    title: 'Estimate your health insurance premium',
    introduction: `${healthEffort} ${guestData}`,
  },
  guestCar: {
    title: 'Estimate your car insurance premium',
    introduction: `${carEffort} ${guestData}`,
  },
  health: {
    title: 'Health Insurance Premium Prediction Form',
    introduction: `${healthEffort} ${promise}`,
  },
  car: {
    title: 'Car Insurance Premium Prediction Form',
    introduction: `${carEffort} ${promise}`,
  },
};

const spanishCarEffort = 'Su código postal, su edad y su auto bastan para ver un primer precio.';

const spanishHealthEffort =
  'Su edad basta para ver un primer precio. Con el código postal es el de su condado, y su salud da el estimado.';

const spanishGuestData = 'Sus respuestas quedan en este dispositivo hasta que guarde el estimado.';

const spanishPromise =
  'Verá una prima anual estimada, su rango probable y cuánto suma o resta cada respuesta.';

const es: typeof en = {
  guestHealth: {
    title: 'Estime la prima de su seguro médico',
    introduction: `${spanishHealthEffort} ${spanishGuestData}`,
  },
  guestCar: {
    title: 'Estime la prima de su seguro de auto',
    introduction: `${spanishCarEffort} ${spanishGuestData}`,
  },
  health: {
    title: 'Formulario de la prima del seguro médico',
    introduction: `${spanishHealthEffort} ${spanishPromise}`,
  },
  car: {
    title: 'Formulario de la prima del seguro de auto',
    introduction: `${spanishCarEffort} ${spanishPromise}`,
  },
};

/** Titles and introductions of the pages with a form. */
export const screenTexts = globalThis.premiaLanguage === 'es' ? es : en;
