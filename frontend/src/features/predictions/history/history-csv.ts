import type { PredictionRow } from '#contract/predictions.ts';
import { answerLabels } from '#frontend/features/predictions/answer-labels.ts';
import { type Answers, formatAnswer } from '#frontend/features/predictions/answers.ts';

type Cell = number | string | undefined;

/** Units of the answers that are numbers. */
const answerUnits: Readonly<Record<string, string>> = {
  age: 'years',
  weight: 'kg',
  height: 'cm',
  driver_age: 'years',
  driving_experience: 'years',
  annual_mileage: 'thousand km a year',
};

const answerColumns = Object.entries(answerLabels).map(([name, label]) => {
  const unit = answerUnits[name];
  return { name, header: unit === undefined ? label : `${label} (${unit})` };
});

const headers = [
  'Created (UTC)',
  'Type',
  'Label',
  'Predicted premium (USD a year)',
  'Range low (USD a year)',
  'Range high (USD a year)',
  ...answerColumns.map(({ header }) => header),
  'ID',
];

function toCells(prediction: PredictionRow): Cell[] {
  const { id, created_at, insurance_type, label, predicted_premium, range } = prediction;
  const answers: Answers = prediction.input_data;
  return [
    // Spreadsheets parse a time of this form, but not with "T" and "Z".
    created_at.slice(0, 19).replace('T', ' '),
    insurance_type,
    label,
    predicted_premium,
    range.low,
    range.high,
    ...answerColumns.map(({ name }) => {
      const answer = answers[name];
      return answer === undefined || typeof answer === 'number' ? answer : formatAnswer(name, answer);
    }),
    id,
  ];
}

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

/** Formats predictions as a CSV file with a header row. Excel needs the byte order mark to read it as UTF-8. */
export function formatHistoryCsv(predictions: readonly PredictionRow[]): string {
  const lines = [headers, ...predictions.map(toCells)].map((cells) => cells.map(formatCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
