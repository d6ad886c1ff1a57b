import type { ReactNode } from 'react';

type Render = (text: string) => ReactNode;

const en = {
  enrollmentCardTexts: {
    /** Under prices that differ from those of the stored prediction. */
    today: 'These are today’s prices. They differ from those of your saved estimate.',
    lastDay: 'Last day',
    /** After the days that are left, for screen readers. */
    toEnroll: 'to enroll',
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    opens: (day: string, where: string) => `on ${day} ${where}`,
    instead: (title: string, link: Render) => (
      <>
        <span>{`${title}, according to `}</span>
        {link('your newest health prediction')}
      </>
    ),
    /** @param help what the prices are after */
    prices: (year: number, help: string, link: Render) => (
      <>
        <span>{`a month in ${year}, according to `}</span>
        {link('your newest health prediction')}
        <span>{`. ${help}.`}</span>
      </>
    ),
  },
  /** Texts of the card of the newest car. */
  carCardTexts: {
    title: 'Your car',
    prices: (link: Render) => (
      <>
        <span>{'a month, according to '}</span>
        {link('your newest car prediction')}
      </>
    ),
  },
};

const es: typeof en = {
  enrollmentCardTexts: {
    today: 'Estos son los precios de hoy. Son distintos de los de su estimado guardado.',
    lastDay: 'Último día',
    toEnroll: 'para inscribirse',
    daysLeft: (days) => (days === 1 ? 'Falta 1 día' : `Faltan ${days} días`),
    opens: (day, where) => `el ${day} ${where}`,
    instead: (title, link) => (
      <>
        <span>{`${title}, según `}</span>
        {link('su estimado más reciente del seguro médico')}
      </>
    ),
    prices: (year, help, link) => (
      <>
        <span>{`al mes en ${year}, según `}</span>
        {link('su estimado más reciente del seguro médico')}
        <span>{`. ${help}.`}</span>
      </>
    ),
  },
  carCardTexts: {
    title: 'Su auto',
    prices: (link) => (
      <>
        <span>{'al mes, según '}</span>
        {link('su estimado más reciente del seguro de auto')}
      </>
    ),
  },
};

export const { enrollmentCardTexts, carCardTexts } = globalThis.premiaLanguage === 'es' ? es : en;
