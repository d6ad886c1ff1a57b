import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  complete: 'Prediction Complete!',
  disclaimer: 'ML-based, informational only and not a final quote.',
  premium: 'Estimated Annual Premium',
  noBill: 'This is not a bill. You alone would pay this a year if insurers could charge by health.',
  detailsFailed: 'Failed to load the details of the premium',
  mixOfCovers: 'This is the average of drivers with different coverage. See above for each kind.',
  firstAlone: 'This is for you and your first car alone, the average of drivers with different coverage.',
  firstCover: 'This is for you and your first car alone, with the coverage that you chose in the form.',
  liabilityAlone: 'This is the price of liability alone, with the limits that people usually buy.',
  edit: 'Edit',
  newPrediction: 'New Prediction',
  another: { health: 'Estimate another with these answers', car: 'Estimate another car' },
  history: 'View History',
  openPage: 'Open its page',
  save: 'Save to your account',
  register: 'Register to keep it',
  likely: 'Likely ',
  rangeEnds: ' to ',
  about: (usd: number) => `about ${money(usd)}`,
};

const es: typeof en = {
  complete: '¡Estimado listo!',
  disclaimer: 'Esta cifra de aprendizaje automático es solo informativa y no es una cotización final.',
  premium: 'Prima anual estimada',
  noBill: 'No es una factura. Por usted pagaría esto al año si pudieran cobrar según la salud.',
  detailsFailed: 'No se pudieron cargar los detalles de la prima',
  mixOfCovers: 'Es el promedio de conductores con distintas coberturas. Arriba ve cada una.',
  firstAlone: 'Es solo por usted y su primer auto: el promedio de conductores con distintas coberturas.',
  firstCover: 'Es solo por usted y su primer auto, con la cobertura que eligió en el formulario.',
  liabilityAlone: 'Es el precio de la responsabilidad civil sola, con los límites que se suelen comprar.',
  edit: 'Editar',
  newPrediction: 'Nuevo estimado',
  another: { health: 'Otro estimado con estas respuestas', car: 'Estimar otro auto' },
  history: 'Ver historial',
  openPage: 'Abrir su página',
  save: 'Guardar en su cuenta',
  register: 'Guardar estimado',
  likely: 'Probable: ',
  rangeEnds: ' a ',
  about: (usd) => `unos ${money(usd)}`,
};

/** Names of the steps of an estimate, the same wherever they are linked. */
export const resultTexts = globalThis.premiaLanguage === 'es' ? es : en;
