const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

const child = (count: number) => (count === 1 ? 'your child' : 'your children');

/** Texts on the ways to cover a family with an offer of an employer, silver plans of the marketplace. */
export const wayTexts = {
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
