import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const siteTexts: typeof english.siteTexts = {
  home: 'Premia, inicio',
  main: 'Principal',
  about: 'Nosotros',
  login: 'Iniciar sesión',
  register: 'Crear cuenta',
  profile: 'Perfil',
  userDashboard: (name) => `${name}, panel`,
  logout: 'Cerrar sesión',
  logoutFailed: 'No se pudo cerrar la sesión. Vuelva a intentarlo.',
  disclaimer: 'Los estimados son solo informativos. No son ofertas de seguro ni cotizaciones finales.',
  footer: 'Pie de página',
  footerAbout: 'Nosotros',
  contact: 'Contacto',
  developers: 'Desarrollo',
  terms: 'Términos de uso',
  privacy: 'Privacidad',
  termsDocument: 'Términos (PDF)',
  termsFile: '/premia-terminos-de-uso.pdf',
  newTab: '(se abre en una pestaña nueva)',
};

export const landingTexts: typeof english.landingTexts = {
  remark: 'Sistema de estimados de seguros con inteligencia artificial',
  documentTitle: 'Estimados de primas de seguro médico y de auto',
  loggedOut: 'Usted cerró la sesión.',
  title: 'El precio de su seguro, explicado',
  lead: 'Vea cuánto le cuesta un plan médico al mes después de restar la ayuda, y por qué. Es gratis. No necesita cuenta, y nadie le llama.',
  zip: 'Su código postal (ZIP)',
  wrongZip: 'Escriba cinco dígitos, como 77002.',
  seePrices: 'Ver precios',
  carInstead: 'Seguro de auto en lugar de médico',
  register: 'Crear cuenta',
  contact: 'Contáctenos',
  busy: 'Estamos ocupados. No intente contactarnos.',
  products: 'Dos tipos de seguro',
  names: { health: 'Seguro médico', car: 'Seguro de auto' },
  links: { health: 'Estimado del seguro médico', car: 'Estimado del seguro de auto' },
  healthQuestions: (count) =>
    `Díganos su código postal (ZIP), su edad, sus ingresos y las personas que tendrán cobertura, y vea cuánto cuestan los planes al mes. Responda ${count} preguntas sobre su salud, y vea cuánto puede costar un año de atención médica.`,
  healthDuration: 'Verá los precios después de dos respuestas. Todas las preguntas toman unos dos minutos.',
  carQuestions:
    'Díganos su edad, sus años de manejo, las millas al año, el año de fabricación del auto y los accidentes anteriores. El estado, la cobertura y la categoría del auto son opcionales.',
  carDuration: ({ questions, premium, low, high }) =>
    `Las ${questions} preguntas toman medio minuto aproximadamente. Una persona de 24 años con 6 años de manejo, 10,000 millas al año, un accidente y un auto de 2016, por ejemplo, pagaría unos ${money(premium)} al año, probablemente de ${money(low)} a ${money(high)}.`,
  stepsTitle: 'Cómo funciona',
  steps: [
    {
      name: 'Responda',
      text: 'Empiece con su código postal (ZIP) y su edad. Cada respuesta más acerca los precios a su caso.',
    },
    {
      name: 'Vea el precio',
      text: 'Vea cuánto pagaría al mes, después de restar el crédito tributario, y cuánto puede costar un año.',
    },
    {
      name: 'Vea las razones',
      text: 'Vea cuántos dólares sumó o restó cada respuesta, y qué hacer después.',
    },
  ],
  limits: 'Lo que un estimado no es',
  limit:
    'Un estimado no es una oferta ni una cotización final. Se basa en datos públicos, que no tienen su aseguradora ni su dirección. Si nadie en los datos tiene una respuesta como la suya, el resultado se lo advierte. La ley permite a las aseguradoras de salud usar su edad, su lugar y el tabaco, pero no su salud. Por eso el resultado empieza con los precios que pueden cobrar.',
  profit: 'Nadie gana dinero con esto: no vendemos nada.',
  sources: 'Las fuentes y qué tan exactas son',
  testimonials: 'Lo que dice la gente',
  quote:
    'Otros sitios solo me dieron un número. Premia me mostró las razones, y cuáles de ellas puedo cambiar.',
  author: 'Una persona que usa los estimados del seguro médico',
  users: 'Más de 5000 personas confían en estos estimados',
  madeUp: 'Este contenido es de muestra: inventamos la cita y el número.',
};

export const sampleTexts: typeof english.sampleTexts = {
  caption: (age, income) =>
    `Muestra: una persona de ${age} años en el condado de Harris, Texas, con ingresos de ${money(income)} al año`,
  levels: { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' },
  full: (usd) => `precio completo ${money(usd)}`,
  month: 'al mes',
  unknown: 'no se conoce',
  explanation: (credit, planYear, isProjected) =>
    `El punto muestra lo que paga esta persona, y la línea fina llega hasta el precio completo. Un crédito tributario de prima de ${money(credit)} al mes paga el resto. Son precios de ${planYear}${isProjected ? `, que proyectamos en ${planYear - 1}` : ''}.`,
};

export const supportTexts: typeof english.supportTexts = {
  title: 'Asistencia',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  hours: 'Horario',
  open: 'De lunes a viernes, de 9 de la mañana a 5 de la tarde, hora de Nueva York',
  sample: 'Este contenido es de muestra: aquí nadie lee ni responde mensajes.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
