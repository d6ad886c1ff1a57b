const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

const child = (count: number) => (count === 1 ? 'your child' : 'your children');

const en = {
  title: (count: number) => `Three ways to cover ${child(count)}`,
  titleOfTwo: (count: number) => `Two ways to cover ${child(count)}`,
  split: (count: number, amount: number, isAbout: boolean) =>
    `You take the employer’s plan and ${child(count)} a silver plan here: that costs ${isAbout ? 'about ' : ''}${usd(amount)} a month.`,
  splitPublic: (count: number, amount: number) =>
    `You take the employer’s plan and ${child(count)} Medicaid or CHIP: that costs ${usd(amount)} a month, with little or nothing for ${child(count)}.`,
  job: (amount: number) => `All of you take the employer’s family plan: that costs ${usd(amount)} a month.`,
  here: (amount: number, isAbout: boolean) =>
    `All of you take a silver plan here: that costs ${isAbout ? 'about ' : ''}${usd(amount)} a month.`,
  herePublic: (count: number, amount: number, isAbout: boolean) =>
    `You take a silver plan here and ${child(count)} Medicaid or CHIP: that costs ${isAbout ? 'about ' : ''}${usd(amount)} a month.`,
  networks: 'Compare deductibles and doctors too: these are premiums alone.',
};

const spanishChild = (count: number) => (count === 1 ? 'su hijo o hija' : 'sus hijos');

const es: typeof en = {
  title: (count) => `Tres maneras de cubrir a ${spanishChild(count)}`,
  titleOfTwo: (count) => `Dos maneras de cubrir a ${spanishChild(count)}`,
  split: (count, amount, isAbout) =>
    `Usted toma el plan del empleador y ${spanishChild(count)}, un plan Plata de aquí: cuesta ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  splitPublic: (count, amount) =>
    `Usted toma el plan del empleador y ${spanishChild(count)}, Medicaid o CHIP: cuesta ${usd(amount)} al mes, con poco o nada por ${spanishChild(count)}.`,
  job: (amount) => `Toda la familia toma el plan familiar del empleador: cuesta ${usd(amount)} al mes.`,
  here: (amount, isAbout) =>
    `Toda la familia toma un plan Plata de aquí: cuesta ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  herePublic: (count, amount, isAbout) =>
    `Usted toma un plan Plata de aquí y ${spanishChild(count)}, Medicaid o CHIP: cuesta ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  networks: 'Compare también los deducibles y los médicos: esto son solo las primas.',
};

/** Texts on the ways to cover a family with an offer of an employer, silver plans of the marketplace. */
export const wayTexts = globalThis.premiaLanguage === 'es' ? es : en;
