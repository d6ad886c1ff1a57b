import type { InsuranceType } from '#contract/insurance-answers.ts';
import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

/** Answers and figures of the landing page's car sample, USD a year. */
interface CarSample {
  questions: number;
  premium: number;
  low: number;
  high: number;
}

const en = {
  landingTexts: {
    remark: 'AI-powered insurance prediction system',
    documentTitle: 'Health and car insurance premium estimates',
    loggedOut: 'You are logged out.',
    title: 'Your premium, explained',
    lead: 'See what a health plan costs you a month after help, and why. It is free. You need no account, and nobody calls you.',
    zip: 'Your ZIP code',
    wrongZip: 'Enter five digits, such as 77002.',
    seePrices: 'See prices',
    carInstead: 'Car insurance instead',
    register: 'Register',
    contact: 'Contact Us',
    busy: "We are busy. Don't try to contact us.",
    products: 'Two kinds of insurance',
    names: { health: 'Health insurance', car: 'Car insurance' } satisfies Record<InsuranceType, string>,
    links: { health: 'Health estimate', car: 'Car estimate' } satisfies Record<InsuranceType, string>,
    healthQuestions: (count: number) =>
      `Tell us your ZIP code, your age, your income and the people to cover, and see what plans cost a month. Answer ${count} questions about your health, and see what a year of care may cost.`,
    healthDuration: 'You see prices after two answers. All questions take about two minutes.',
    carQuestions:
      'Tell us your age, driving experience, miles a year, the year your car was made, and past accidents. Your state, coverage and car class are optional.',
    carDuration: ({ questions, premium, low, high }: CarSample) =>
      `The ${questions} questions take about half a minute. A driver aged 24 with 6 years of driving, 10,000 miles a year, one accident and a car of 2016, for example, would pay about ${money(premium)} a year, likely ${money(low)} to ${money(high)}.`,
    stepsTitle: 'How it works',
    steps: [
      {
        name: 'Answer',
        text: 'Start with your ZIP code and age. Every further answer brings the prices closer to yours.',
      },
      {
        name: 'See the price',
        text: 'See what you would pay a month, after a tax credit, and what a year may cost.',
      },
      {
        name: 'See the reasons',
        text: 'See how many dollars each answer added or took off, and what to do next.',
      },
    ],
    limits: 'What an estimate is not',
    limit:
      'An estimate is not an offer or a final quote. It is based on public data, which has neither your insurer nor your address. If nobody in the data has an answer like yours, the result tells you. The law lets health insurers use your age, place and tobacco use, but not your health. So the result begins with the prices that they can charge.',
    profit: 'Nobody profits from this: we sell nothing.',
    sources: 'Sources, and how exact they are',
    testimonials: 'What people say',
    quote: 'Other sites only gave me a number. Premia showed me the reasons, and which of them I can change.',
    author: 'A user of health estimates',
    users: 'More than 5000 users trust these estimates',
    madeUp: 'This is sample content: we made up the quote and the number.',
  },
  /** Texts of the landing page's sample. */
  sampleTexts: {
    caption: (age: number, income: number) =>
      `Sample: a person aged ${age} in Harris County, Texas, with an income of ${money(income)} a year`,
    levels: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' },
    full: (usd: number) => `full price ${money(usd)}`,
    month: 'a month',
    unknown: 'not known',
    explanation: (credit: number, planYear: number, isProjected: boolean) =>
      `The bar shows what this person pays, and the thin line ends at the full price. A tax credit of ${money(credit)} a month pays the rest. These are prices of ${planYear}${isProjected ? `, as we projected them in ${planYear - 1}` : ''}.`,
  },
};

const es: typeof en = {
  landingTexts: {
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
  },
  sampleTexts: {
    caption: (age, income) =>
      `Muestra: una persona de ${age} años en el condado de Harris, Texas, con ingresos de ${money(income)} al año`,
    levels: { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' },
    full: (usd) => `precio completo ${money(usd)}`,
    month: 'al mes',
    unknown: 'no se conoce',
    explanation: (credit, planYear, isProjected) =>
      `La barra muestra lo que paga esta persona, y la línea fina llega hasta el precio completo. Un crédito tributario de prima de ${money(credit)} al mes paga el resto. Son precios de ${planYear}${isProjected ? `, que proyectamos en ${planYear - 1}` : ''}.`,
  },
};

export const { landingTexts, sampleTexts } = globalThis.premiaLanguage === 'es' ? es : en;
