import type { ReactNode } from 'react';

/** Texts of the charts of premiums over time. */
export const timelineTexts = {
  heading: 'Premiums over time',
  titles: { health: 'Health premiums a year', car: 'Car premiums a year' },
  /** @param scope number of all loaded predictions, if older ones of the type may exist */
  caption: (count: number, isNewest: boolean, scope: number | undefined) => {
    const many = isNewest ? `your newest ${count} predictions` : `${count} predictions`;
    const shown = count === 1 ? 'one prediction' : many;
    const among = scope === undefined ? '' : ` among your newest ${scope} predictions`;
    return ` This shows ${shown}${among}${count > 1 ? ', with the oldest on the left' : ''}.`;
  },
  none: {
    health: (scope: number | undefined) =>
      scope === undefined
        ? 'You have no health predictions'
        : `There are no health predictions among your newest ${scope} predictions`,
    car: (scope: number | undefined) =>
      scope === undefined
        ? 'You have no car predictions'
        : `There are no car predictions among your newest ${scope} predictions`,
  },
  create: 'New prediction',
  notDrawn:
    'We draw no line, because the ages or states of these predictions differ: they may be of different people.',
  asTable: { health: 'Show the health premiums as a table', car: 'Show the car premiums as a table' },
  columns: ['Date', 'Premium a year', 'Range a year', 'Label'],
  likely: (range: string) => `likely ${range}`,
  selected: (title: string) => `${title}: selected prediction`,
  value: (premium: string, range: string, name: string) => `${premium} a year, ${range}, ${name}`,
  current: (premium: ReactNode, range: string) => (
    <>
      {premium}
      <span>{` a year, ${range}`}</span>
    </>
  ),
  labelled: (label: string, time: string) => `${label}, ${time}`,
};
