import type * as english from './family-ways.en.ts';

const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

const child = (count: number) => (count === 1 ? 'su hijo o hija' : 'sus hijos');

export const wayTexts: typeof english.wayTexts = {
  title: (count) => `Tres maneras de cubrir a ${child(count)}`,
  titleOfTwo: (count) => `Dos maneras de cubrir a ${child(count)}`,
  split: (count, amount, isAbout) =>
    `Usted en el plan del trabajo y ${child(count)} en un plan Plata de aquí: ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  splitPublic: (count, amount) =>
    `Usted en el plan del trabajo y ${child(count)} en Medicaid o CHIP: ${usd(amount)} al mes, con poco o nada por ${child(count)}.`,
  job: (amount) => `Toda la familia en el plan familiar del trabajo: ${usd(amount)} al mes.`,
  here: (amount, isAbout) =>
    `Toda la familia en un plan Plata de aquí: ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  herePublic: (count, amount, isAbout) =>
    `Usted en un plan Plata de aquí y ${child(count)} en Medicaid o CHIP: ${isAbout ? 'unos ' : ''}${usd(amount)} al mes.`,
  networks: 'Compare también los deducibles y los médicos: esto son solo las primas.',
};

({}) as typeof import('./family-ways.es.ts') satisfies typeof english;
