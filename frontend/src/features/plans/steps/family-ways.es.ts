import type * as english from './family-ways.en.ts';

const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

const child = (count: number) => (count === 1 ? 'su hijo o hija' : 'sus hijos');

export const wayTexts: typeof english.wayTexts = {
  title: (count) => `Tres maneras de cubrir a ${child(count)}`,
  titleOfTwo: (count) => `Dos maneras de cubrir a ${child(count)}`,
  split: (count, amount, isAbout) =>
    `Usted toma el plan del empleador y ${child(count)}, un plan Plata de aquí: cuesta ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  splitPublic: (count, amount) =>
    `Usted toma el plan del empleador y ${child(count)}, Medicaid o CHIP: cuesta ${usd(amount)} al mes, con poco o nada por ${child(count)}.`,
  job: (amount) => `Toda la familia toma el plan familiar del empleador: cuesta ${usd(amount)} al mes.`,
  here: (amount, isAbout) =>
    `Toda la familia toma un plan Plata de aquí: cuesta ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  herePublic: (count, amount, isAbout) =>
    `Usted toma un plan Plata de aquí y ${child(count)}, Medicaid o CHIP: cuesta ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  networks: 'Compare también los deducibles y los médicos: esto son solo las primas.',
};

({}) as typeof import('./family-ways.es.ts') satisfies typeof english;
