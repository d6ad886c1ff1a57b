import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

const en = {
  question: 'Is it a birth or an adoption?',
  choices: { birth: 'Birth', adoption: 'Adoption' },
  title: 'Until the birth',
  within: (state: string, limit: number, persons: number) =>
    `Whoever of you is pregnant would probably get Medicaid now: in ${state} it covers a pregnancy up to ${money(limit)} a year for ${persons} people, with the unborn child.`,
  above: (state: string, limit: number, persons: number) =>
    `In ${state} Medicaid covers a pregnancy up to ${money(limit)} a year for ${persons} people, with the unborn child: your income is above that.`,
  upTo: (state: string, limit: number, persons: number) =>
    `In ${state} Medicaid probably covers a pregnancy up to ${money(limit)} a year for ${persons} people, with the unborn child.`,
  unknown: 'Medicaid covers a pregnancy at higher incomes than other adults: ask your state up to which.',
  mayHaveChip: 'CHIP may cover it at a higher income: ask your state.',
  month: 'It looks at this month’s income.',
  keeps: 'Who is in a marketplace plan may keep it, with its tax credit.',
  ask: (host: string) => `Ask at ${host}`,
};

const es: typeof en = {
  question: '¿Es un nacimiento o una adopción?',
  choices: { birth: 'Nacimiento', adoption: 'Adopción' },
  title: 'Hasta el nacimiento',
  within: (state, limit, persons) =>
    `La persona embarazada de su hogar probablemente tendría Medicaid ya: en ${state} cubre un embarazo con ingresos de hasta ${money(limit)} al año para ${persons} personas, con el bebé que va a nacer.`,
  above: (state, limit, persons) =>
    `En ${state}, Medicaid cubre un embarazo con ingresos de hasta ${money(limit)} al año para ${persons} personas, con el bebé que va a nacer: sus ingresos son mayores.`,
  upTo: (state, limit, persons) =>
    `En ${state}, Medicaid probablemente cubre un embarazo con ingresos de hasta ${money(limit)} al año para ${persons} personas, con el bebé que va a nacer.`,
  unknown:
    'Medicaid cubre un embarazo con ingresos más altos que los de otros adultos: pregunte a su estado hasta cuáles.',
  mayHaveChip: 'Con ingresos mayores quizás lo cubra CHIP: pregunte a su estado.',
  month: 'Mira los ingresos de este mes.',
  keeps: 'Quien tiene un plan del Mercado puede conservarlo, con su crédito tributario.',
  ask: (host) => `Pregunte en ${host}`,
};

/** Texts on the time before a birth. */
export const pregnancyTexts = globalThis.premiaLanguage === 'es' ? es : en;
