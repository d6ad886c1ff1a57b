const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

interface Facts {
  year: number;
  limit: number;
  income: number;
  loss: number;
  isRunning: boolean;
}

/** Texts on a tax year whose income can still be lowered below the limit of the tax credit. */
export const taxYearTexts = {
  title: (year: number) => `Your income of ${year} can still change`,
  text: ({ year, limit, income, loss, isRunning }: Facts) =>
    `For ${year} the limit is ${usd(limit)}. If your ${year} income is ${usd(income)} too, ${usd(income - limit)} less keeps up to ${usd(loss)}: ${isRunning ? 'until December 31 by paying into a retirement plan at work; ' : ''}until April 15 ${isRunning ? '' : 'by paying '}into a traditional IRA, if you may deduct it, or a health savings account, if your ${year} plan allows one.`,
  ask: 'Ask a tax preparer before you pay.',
};
