import { isOneOther, type Subject } from '../change/change.en.ts';

const formatMonth = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month - 1));

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Texts on a year month by month. */
export const monthTexts = {
  title: (year: number) => `Your ${year}, month by month`,
  /** "January", "January and February" or "January to June" */
  months: (first: number, last: number): string => {
    if (first === last) return formatMonth(first);
    return `${formatMonth(first)} ${last === first + 1 ? 'and' : 'to'} ${formatMonth(last)}`;
  },
  has: (who: string, subject: Subject, cover: string) =>
    `${who} ${isOneOther(subject) ? 'has' : 'have'} ${cover}.`,
  covers: {
    plan: 'the marketplace plan',
    public: 'Medicaid or CHIP',
    program: (name: string) => name,
    medicare: 'Medicare',
    employer: 'an employer’s plan',
    veterans: 'veterans’ health care',
    tricare: 'TRICARE',
    own_plan: 'a plan of their own',
  },
  bill: (prices: readonly string[], isAbout: boolean) =>
    `You pay ${isAbout ? 'about ' : ''}${prices.join(', ')} a month.`,
  price: (level: string, amount: number) => `${level.toLowerCase()} ${usd(amount)}`,
  free: 'This is free or costs little.',
  unknown: 'We don’t know the price of the employer’s plan.',
  atMost: (month: number) =>
    `In ${formatMonth(month)} this is the most: the insurer may charge for a part of the month.`,
  back: (amount: number) =>
    `Up to ${usd(amount)} a month more tax credit comes back at tax time, because your tax return counts everybody on it for the whole year.`,
  year: (year: number, prices: readonly string[]) => `All of ${year} costs ${prices.join(', ')}.`,
  partB: (price: string, deductible: number, year: number, wanted: number) =>
    `Medicare Part B costs ${price} a month in ${year}, with a deductible of ${usd(deductible)} a year.${year < wanted ? ` The price of ${wanted} is not published yet.` : ''} Part D, for drugs, has a price of its own.`,
  leave: (day: string) => `Leave the marketplace plan on ${day}, the day before Medicare starts.`,
  leaveAlone: (day: string, exchange: string, others: string) =>
    `Leave the marketplace plan on ${day}. Take only yourself off it, and tell ${exchange} about you alone. These stay on the plan: ${others}.`,
  spouseAge: 'Age of your spouse',
};
