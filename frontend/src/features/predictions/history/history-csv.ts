import type { PredictionRow } from '#contract/predictions.ts';
import { type Answers, type AnswerValue, formatAnswer } from '#frontend/features/predictions/answers.ts';
import {
  findUnit,
  fromMetric,
  readUnits,
  type Units,
} from '#frontend/features/predictions/measurement-units.ts';
import { allQuestions } from '#frontend/features/predictions/questions.ts';

type Cell = number | string | undefined;

/** Column of an answer. */
interface AnswerColumn {
  readonly field: string;
  readonly header: string;
  readonly toCell: (answer: AnswerValue) => Cell;
}

/** Lists the columns of all answers, with measurements in the chosen units. */
function listAnswerColumns(units: Units): AnswerColumn[] {
  return Object.entries(allQuestions).map(([field, question]) => {
    const { label } = question;
    if (question.kind !== 'quantity') {
      return { field, header: label, toCell: (answer) => formatAnswer(field, answer) };
    }
    const chosen = question.measure && findUnit(question.measure, units);
    const unit = chosen?.column ?? question.unit;
    return {
      field,
      header: unit === undefined ? label : `${label} (${unit})`,
      toCell: (answer) => (chosen ? fromMetric(chosen, Number(answer)) : Number(answer)),
    };
  });
}

function listHeaders(columns: readonly AnswerColumn[]): string[] {
  return [
    'Created (UTC)',
    'Type',
    'Label',
    'Predicted premium (USD a year)',
    'Market premium (USD a year)',
    'Range low (USD a year)',
    'Range high (USD a year)',
    ...columns.map(({ header }) => header),
    'ID',
  ];
}

function toCells(prediction: PredictionRow, columns: readonly AnswerColumn[]): Cell[] {
  const { id, created_at, insurance_type, label, predicted_premium, market_premium, range } = prediction;
  const answers: Answers = prediction.input_data;
  return [
    // Spreadsheets parse a time of this form, but not with "T" and "Z".
    created_at.slice(0, 19).replace('T', ' '),
    insurance_type,
    label,
    predicted_premium,
    market_premium,
    range.low,
    range.high,
    ...columns.map(({ field, toCell }) => {
      const answer = answers[field];
      return answer === undefined ? undefined : toCell(answer);
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
  const columns = listAnswerColumns(readUnits());
  const rows = predictions.map((prediction) => toCells(prediction, columns));
  const lines = [listHeaders(columns), ...rows].map((cells) => cells.map(formatCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
