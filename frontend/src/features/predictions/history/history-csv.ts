import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { pricedCovers } from '#frontend/features/estimates/car/covers.ts';
import { findUnit, fromMetric, readUnits } from '#frontend/features/estimates/measurement-units.ts';
import { allQuestions } from '#frontend/features/estimates/questions.ts';
import { householdAnswerTexts } from '#frontend/features/household/household-answers.texts.ts';
import { listHouseholdAnswers } from '#frontend/features/household/household-answers.ts';
import { toMonthlyPrices } from '#frontend/features/plans/household-prices.ts';
import { readRowPrices } from '#frontend/features/plans/net-price.ts';
import { type Level, levels } from '#functions/plans/state-help.ts';
import { fileTexts as texts } from './file.texts.ts';

type Cell = number | string | undefined;

type Column = readonly [header: string, toCell: (row: HistoryRow) => Cell];

/** Creates a column that is empty for predictions that this version of Premia can't read. */
const ofReadable = (header: string, toCell: (row: PredictionRow) => Cell): Column => [
  header,
  (row) => ('other_version' in row ? undefined : toCell(row)),
];

/** Lists the columns of all answers, with measurements in the chosen units. */
function listAnswerColumns(): Column[] {
  const units = readUnits();
  return Object.entries(allQuestions).map(([field, question]): Column => {
    const chosen = question.measure && findUnit(question.measure, units);
    const isQuantity = question.kind === 'quantity';
    const unit = chosen?.column ?? (isQuantity ? question.unit : undefined);
    const toCell = ({ input_data }: PredictionRow) => {
      const answer = (input_data as Answers)[field];
      if (answer === undefined) return undefined;
      // Programs would read digits as a number, without a zero at its beginning.
      if (question.kind === 'zip3') return `${answer}xx`;
      if (!isQuantity) return formatAnswer(field, answer);
      return fromMetric(chosen, Number(answer));
    };
    return ofReadable(unit === undefined ? question.label : texts.withUnit(question.label, unit), toCell);
  });
}

type HealthRow = Extract<PredictionRow, { insurance_type: 'health' }>;

const ofHealth = (header: string, toCell: (row: HealthRow) => Cell): Column =>
  ofReadable(header, (row) => (row.insurance_type === 'health' ? toCell(row) : undefined));

/** What the household that is stored with a prediction pays, as its row shows it. */
function readPayments(row: HealthRow) {
  const { instead, prices } = toMonthlyPrices(readRowPrices(row));
  const toMonth = (level: Level) => {
    const paid = prices?.levels[level]?.paid;
    return instead || paid === undefined ? undefined : Math.round(paid / 12);
  };
  const hasIncome = prices?.household.income !== undefined;
  const credit = hasIncome && !instead ? Math.round(prices.credit.amount) : undefined;
  return { instead, toMonth, credit };
}

/** Columns of what people pay, and of the household that is stored with a prediction. */
function listHouseholdColumns(): Column[] {
  const known = new Map<HealthRow, ReturnType<typeof readPayments>>();
  const read = (row: HealthRow) => {
    const payments = known.get(row) ?? readPayments(row);
    known.set(row, payments);
    return payments;
  };
  const { columns } = householdAnswerTexts;
  return [
    ...levels.map((level) => ofHealth(texts.month[level], (row) => read(row).toMonth(level))),
    ofHealth(texts.credit, (row) => read(row).credit),
    ofHealth(texts.instead, (row) => read(row).instead),
    ofHealth(columns.people, (row) => {
      const { age } = row.input_data;
      // The age of the applicant alone is that of the answers.
      const { household } = row.household
        ? row
        : { household: { people: [{ role: 'adult', age } as const] } };
      return household && listHouseholdAnswers(household).people;
    }),
    ofHealth(columns.income, ({ household }) => household?.income),
    ofHealth(columns.household_size, ({ household }) =>
      household ? listHouseholdAnswers(household).household_size : undefined,
    ),
  ];
}

type Policy = NonNullable<Extract<PredictionRow, { insurance_type: 'car' }>['policy']>;

/** Columns of the other drivers and cars of a policy: each with its answers, the next one after a semicolon. */
const listPolicyColumns = () =>
  (['drivers', 'cars'] as const).map((kind) => {
    const formatOne = (answers: Policy[typeof kind][number]) =>
      Object.entries(answers)
        .map(([field, answer]) => `${toAnswerLabel(field, true)}: ${formatAnswer(field, answer)}`)
        .join(', ');
    return ofReadable(texts.policy[kind], (row) =>
      row.insurance_type === 'car' ? row.policy?.[kind].map(formatOne).join('; ') : undefined,
    );
  });

/** Words that spreadsheet programs read as a truth value. */
const truthValues = ['true', 'false', 'verdadero', 'falso'];

/** Words in numbers, times and dates of spreadsheet programs: months in English and Spanish. */
const valueWords = new Set(
  (
    'e am pm jan january feb february mar march apr april may jun june jul july aug august sep sept september oct ' +
    'october nov november dec december ene enero febrero marzo abr abril mayo junio julio ago agosto septiembre ' +
    'octubre noviembre dic diciembre'
  ).split(' '),
);

/** Returns true for a text that a spreadsheet program reads as a number, a date, a time or a truth value: 1-2, MAR1, 1E5. */
function isReadAsValue(text: string): boolean {
  const visible = text.replace(/[\u2800\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '').toLowerCase();
  const words = visible.match(/[a-z]+/g) ?? [];
  if (truthValues.includes(visible)) return true;
  return (
    /\d/.test(visible) &&
    /^[\da-z\s.,:/+%$€()-]+$/.test(visible) &&
    words.every((word) => valueWords.has(word))
  );
}

/**
 * Characters with which a spreadsheet program starts a formula, at the beginning of a text or after a character that
 * some programs take for the end of a cell (OWASP, "CSV Injection"). A program may drop invisible characters before them.
 */
const formulaStart =
  /(?<=^|[,;\t\r\n"])(?! )(?=[\s\u2800\p{Default_Ignorable_Code_Point}\p{C}\p{M}]*[=+\-@\t\r\n＝＋－＠])/gu;

/** Formats a cell by RFC 4180. In a text that could start a formula, an apostrophe prevents it. */
function formatCell(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replace(formulaStart, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toEnd = (range: PredictionRow['market_range'], end: 'low' | 'high') =>
  range.low < range.high ? range[end] : undefined;

/** Formats predictions as a CSV file with a header row. Excel needs the byte order mark to read it as UTF-8. */
export function formatHistoryCsv(predictions: readonly HistoryRow[]): string {
  const columns: Column[] = [
    // Spreadsheets parse a time of this form, but not with "T" and "Z".
    [texts.created, ({ created_at }) => created_at.slice(0, 19).replace('T', ' ')],
    [texts.type, ({ insurance_type: type }) => type && texts.types[type]],
    [texts.label, ({ label }) => (label && isReadAsValue(label) ? `'${label}` : label)],
    [texts.premium, ({ predicted_premium }) => predicted_premium ?? undefined],
    ofReadable(texts.market, ({ market_premium }) => market_premium),
    // Empty where the price is exact, as filed for a county.
    ofReadable(texts.marketLow, ({ market_range }) => toEnd(market_range, 'low')),
    ofReadable(texts.marketHigh, ({ market_range }) => toEnd(market_range, 'high')),
    ofReadable(texts.low, ({ range }) => range.low),
    ofReadable(texts.high, ({ range }) => range.high),
    ofHealth(texts.planYear, ({ prices }) => prices.plan_year),
    ...listHouseholdColumns(),
    ...pricedCovers.map((cover) =>
      ofReadable(texts.covers[cover], (row) =>
        row.insurance_type === 'car' ? row.covers[cover].premium : undefined,
      ),
    ),
    ...listAnswerColumns(),
    [texts.id, ({ id }) => id],
    ...listPolicyColumns(),
  ];
  const headers = columns.map(([header]) => header);
  const rows = predictions.map((prediction) => columns.map(([, toCell]) => toCell(prediction)));
  const lines = [headers, ...rows].map((cells) => cells.map(formatCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
