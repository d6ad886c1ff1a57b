import type { HistoryRow, PredictionRow } from '#contract/routes/list-predictions.ts';
import { householdAnswerTexts } from '#frontend/features/household/household-answers.en.ts';
import { householdAnswers, listHouseholdAnswers } from '#frontend/features/household/household-answers.ts';
import { type Answers, formatAnswer } from '#frontend/features/predictions/answers.ts';
import { pricedCovers } from '#frontend/features/predictions/car/covers.ts';
import { coverTexts } from '#frontend/features/predictions/car/texts/en.ts';
import { findUnit, fromMetric, readUnits } from '#frontend/features/predictions/measurement-units.ts';
import { allQuestions } from '#frontend/features/predictions/questions.ts';
import { fileTexts as texts } from './texts/en.ts';

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
      if (!isQuantity) return formatAnswer(field, answer);
      return fromMetric(chosen, Number(answer));
    };
    return ofReadable(unit === undefined ? question.label : texts.withUnit(question.label, unit), toCell);
  });
}

/** Columns of the household that is stored with a prediction. */
const householdColumns = Object.entries({
  ...householdAnswers,
  income: householdAnswerTexts.incomeColumn,
}).map(([name, header]) =>
  ofReadable(header, (row) => {
    const household = row.insurance_type === 'health' ? row.household : undefined;
    return household && listHouseholdAnswers(household)[name as keyof typeof householdAnswers];
  }),
);

/**
 * Characters with which a spreadsheet program starts a formula, at the beginning of a text or after a character that
 * some programs take for the end of a cell (OWASP, "CSV Injection").
 */
const formulaStart = /(?<=^|[,;\t\r\n"])(?=[=+\-@\t\r\n＝＋－＠])/g;

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
    [texts.label, ({ label }) => label],
    [texts.premium, ({ predicted_premium }) => predicted_premium ?? undefined],
    ofReadable(texts.market, ({ market_premium }) => market_premium),
    // Empty where the price is exact, as filed for a county.
    ofReadable(texts.marketLow, ({ market_range }) => toEnd(market_range, 'low')),
    ofReadable(texts.marketHigh, ({ market_range }) => toEnd(market_range, 'high')),
    ofReadable(texts.low, ({ range }) => range.low),
    ofReadable(texts.high, ({ range }) => range.high),
    ofReadable(texts.planYear, (row) => (row.insurance_type === 'health' ? row.prices.plan_year : undefined)),
    ...pricedCovers.map((cover) =>
      ofReadable(texts.cover(coverTexts.names[cover]), (row) =>
        row.insurance_type === 'car' ? row.covers[cover].premium : undefined,
      ),
    ),
    ...listAnswerColumns(),
    ...householdColumns,
    [texts.id, ({ id }) => id],
  ];
  const headers = columns.map(([header]) => header);
  const rows = predictions.map((prediction) => columns.map(([, toCell]) => toCell(prediction)));
  const lines = [headers, ...rows].map((cells) => cells.map(formatCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
