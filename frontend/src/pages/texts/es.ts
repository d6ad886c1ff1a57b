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

export const mainTexts: typeof english.mainTexts = {
  navigation: 'Principal',
  home: 'Inicio',
  dashboard: 'Panel',
  health: 'Estimado del seguro médico',
  car: 'Estimado del seguro de auto',
  history: 'Historial de estimados',
  profile: 'Datos personales',
  userProfile: (name) => `${name}, perfil`,
  expand: 'Ampliar menú lateral',
  collapse: 'Reducir menú lateral',
  logOut: 'Cerrar sesión',
  menu: 'Menú',
  system: 'Sistema de estimados de seguros',
};

export const landingTexts: typeof english.landingTexts = {
  remark: 'Sistema de estimados de seguros con inteligencia artificial',
  documentTitle: 'Estimados de primas de seguro médico y de auto',
  loggedOut: 'Cerró la sesión.',
  title: 'El precio de su seguro, explicado',
  lead: 'Vea cuánto le cuesta un plan médico al mes, después de restar la ayuda, y por qué. Gratis. Sin cuenta, y nadie le llama.',
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
    `El código postal (ZIP), la edad, las personas que tendrán cobertura y sus ingresos dan los precios de los planes al mes. ${count} preguntas sobre su salud muestran cuánto puede costar un año de atención médica.`,
  healthDuration: 'Precios después de dos respuestas; todo, en unos dos minutos',
  carQuestions:
    'Su edad, sus años de manejo, las millas al año, el año de fabricación del auto y los accidentes anteriores. El estado, la cobertura y la categoría del auto son opcionales.',
  carDuration: ({ questions, premium, low, high }) =>
    `${questions} preguntas, medio minuto aproximadamente. Una muestra: 24 años, 6 años de manejo, 10,000 millas al año, un accidente, un auto de 2016: ${money(premium)} al año, probablemente de ${money(low)} a ${money(high)}.`,
  stepsTitle: 'Cómo funciona',
  steps: [
    {
      name: 'Responda',
      text: 'Empiece con su código postal (ZIP) y su edad. Todo lo demás acerca el resultado a su caso.',
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
    'Un estimado no es una oferta ni una cotización final. Se basa en datos públicos, sin su aseguradora ni su dirección. Si una de sus respuestas está fuera de los datos, el resultado se lo advierte. Las aseguradoras de salud pueden usar la edad, el lugar y el tabaco, no su salud: los precios que pueden cobrar van primero.',
  profit: 'Quién gana con esto: nadie. No vendemos nada.',
  sources: 'Las fuentes y qué tan exactas son',
  testimonials: 'Lo que dice la gente',
  quote:
    'Otros sitios solo me dieron un número. Premia me mostró las razones, y cuáles de ellas puedo cambiar.',
  author: 'Una persona que usa los estimados del seguro médico',
  users: 'Más de 5000 personas confían en estos estimados',
  madeUp: 'Contenido de muestra: inventamos la cita y el número para esta página.',
};

export const sampleTexts: typeof english.sampleTexts = {
  caption: (age, income) =>
    `Muestra: ${age} años, condado de Harris, Texas, ingresos de ${money(income)} al año`,
  levels: { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' },
  full: (usd) => `precio completo ${money(usd)}`,
  month: 'al mes',
  unknown: 'no se conoce',
  explanation: (credit, planYear, isProjected) =>
    `El punto es lo que paga esta persona; la línea fina llega hasta el precio completo. Un crédito tributario de prima de ${money(credit)} al mes paga el resto. Precios de ${planYear}${isProjected ? `, proyectados en ${planYear - 1}` : ''}.`,
};

export const supportTexts: typeof english.supportTexts = {
  title: 'Asistencia',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  hours: 'Horario',
  open: 'De lunes a viernes, de 9:00 a 17:00, hora de Nueva York',
  sample: 'Contenido de muestra: aquí nadie lee ni responde.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
