import * as z from 'zod/mini';
import { toPlainNumber } from '#contract/typed-text.ts';
import { type Answers, isAsked } from '#frontend/features/estimates/answers.ts';
import { formTexts } from '#frontend/features/estimates/form/form.texts.ts';
import { placeFieldTexts } from '#frontend/features/estimates/form/place-field.texts.ts';
import {
  findUnit,
  joinInputs,
  type Measure,
  splitIntoInputs,
  type Unit,
  type Units,
} from '#frontend/features/estimates/measurement-units.ts';
import { maxTextLength, parseNumberText } from '#frontend/features/estimates/number-text.ts';
import type { Question, Questions } from '#frontend/features/estimates/questions.ts';

/** Values of a form by field: a text, or the selected values of check boxes. */
export type FormInput = Record<string, string | string[]>;

/** Field of a county's name that is typed but not chosen, or of a ZIP code whose county is not chosen. */
export const unselectedCounty = 'unselectedCounty';

/** Lists the text fields of a number in the form's present unit: a height in feet has two, other answers have none. */
export function listInputs(field: string, question: Question | undefined, form: FormInput) {
  if (question?.kind !== 'quantity') return [];
  const { measure, label, unit, formLabel = unit ? `${label} (${unit})` : label, example } = question;
  if (!measure) return [{ name: field, label: formLabel, affix: unit, example }];
  return findUnit(measure, form).inputs.map((input) => ({ ...input, name: input.name ?? field }));
}

const toText = (answer: Answers[string]) => String(answer ?? '');

/**
 * Builds the form for given answers, in the chosen units where they lose no digits. Its fields are in the order of the
 * questions; those without an answer are empty, as is the ZIP code, which is no answer: it fills in state and county.
 */
export function toForm(questions: Questions, answers: Answers = {}, chosen: Units = {}): FormInput {
  const form: FormInput = { zip: '', [unselectedCounty]: '' };
  for (const [field, question] of Object.entries(questions)) {
    const { kind, measure } = question;
    const answer = answers[field];
    if (!measure) {
      form[field] = kind === 'choices' ? [...((answer ?? []) as string[])] : toText(answer);
      continue;
    }
    const { unitField, units } = measure;
    const unit = findUnit(measure, chosen);
    form[unitField] = unit.name;
    for (const { name = field } of units.flatMap(({ inputs }) => inputs)) form[name] = '';
    if (answer === undefined) continue;
    Object.assign(form, splitIntoInputs(unit, field, Number(answer)));
    const metric = units.find(({ size }) => size === 1);
    if (metric && parseQuantity(field, question, form) !== answer) {
      Object.assign(form, { [unitField]: metric.name }, splitIntoInputs(metric, field, Number(answer)));
    }
  }
  form.label = toText(answers.label);
  return form;
}

/** Ends of texts without spaces that name a unit after the number, such as "180lbs", by the name of the unit. */
const unitTexts: Readonly<Record<string, RegExp>> = {
  pounds: /\d(lbs?|pounds?|libras?)\.?$/i,
  kilograms: /\d(kgs?|kilos?|kilograms?|kilogramos?)\.?$/i,
  centimetres: /\d(cm|centímetros?)\.?$/i,
  miles: /\d(mi|miles?|millas?)\.?$/i,
  kilometres: /\d(kms?|kilometers?|kilometres?|kilómetros?)\.?$/i,
};

/** Height as people write it in one text, without spaces: 5'11", 5ft11in. */
const feetAndInches =
  /^(\d{1,2})(?:'|’|′|ft\.?|feet|foot|pies?)(\d{1,2}(?:\.\d{1,2})?)(?:"|”|″|''|in\.?|inch|inches|pulg\.?|pulgadas?)?$/i;

/** Reads texts that name their own unit. Returns the changes that put unit and number into their fields. */
export function readUnitTexts(questions: Questions, form: FormInput): Record<string, string> {
  const changes = Object.entries(questions).map(([field, question]) => {
    const [first] = listInputs(field, question, form);
    return first && question.measure ? readUnitText(field, question.measure, String(form[first.name])) : {};
  });
  return Object.assign({}, ...changes);
}

function readUnitText(field: string, { unitField, units }: Measure, text: string): Record<string, string> {
  if (text.length > maxTextLength) return {};
  const compact = toPlainNumber(text);
  const [, feet, inches] = feetAndInches.exec(compact) ?? [];
  const parts = feet === undefined ? [parseNumberText(text)] : [feet, inches];
  const isNamed = ({ name }: Unit) => (feet === undefined ? unitTexts[name]?.test(compact) : name === 'feet');
  const unit = units.find(isNamed);
  if (!unit || parts.includes(undefined)) return {};
  const texts = unit.inputs.map(({ name = field }, index) => [name, String(parts[index])]);
  return { [unitField]: unit.name, ...Object.fromEntries(texts) };
}

/** Returns the values of a form after the unit of a measurement is switched; its fields are converted. */
export function switchUnit(
  field: string,
  question: Question,
  form: FormInput,
  unitName: string,
): Record<string, string> {
  const { measure } = question;
  if (!measure) return {};
  const value = parseQuantity(field, question, form);
  const chosen = { [measure.unitField]: unitName };
  return value === undefined
    ? chosen
    : { ...chosen, ...splitIntoInputs(findUnit(measure, chosen), field, value) };
}

/** Parses a number of the form into the unit of the API; returns undefined while it is incomplete or invalid. */
export function parseQuantity(
  field: string,
  question: Question | undefined,
  form: FormInput,
): number | undefined {
  const values = listInputs(field, question, form).map(({ name }) => parseNumberText(String(form[name])));
  if (!values.every((value) => value !== undefined)) return undefined;
  return question?.measure ? joinInputs(findUnit(question.measure, form), values) : values[0];
}

/** Parses the answers of a form that are valid by themselves. */
export function parseValidAnswers(questions: Questions, form: FormInput): Answers {
  const answers = Object.entries(questions).map(([field, question]) => [
    field,
    // A group of radio buttons without a choice is null.
    question.kind === 'quantity' ? parseQuantity(field, question, form) : (form[field] ?? ''),
  ]);
  return Object.fromEntries(answers);
}

const isEmpty = (value: unknown) => String(value ?? '').trim() === '';

/** Lists the text fields of numbers that are empty or invalid, with their messages. */
function listNumberErrors(questions: Questions, form: FormInput) {
  const inputs = Object.entries(questions).flatMap(([field, question]) => listInputs(field, question, form));
  return inputs
    .filter(({ name }) => parseNumberText(String(form[name])) === undefined)
    .filter(({ name }) => !(questions[name]?.optional && isEmpty(form[name])))
    .map(({ name, label, example }) => ({
      name,
      label,
      message: isEmpty(form[name]) ? formTexts.required : formTexts.unreadableNumber(label, example),
    }));
}

/** Reads the label of a form; undefined without one. */
export const readLabel = ({ label }: FormInput): string | undefined =>
  String(label ?? '').trim() || undefined;

function listLabelErrors(schema: z.ZodMiniType<string> | undefined, label: string | undefined) {
  const issues = (label !== undefined && schema?.safeParse(label).error?.issues) || [];
  return issues.map(({ message }) => ({ name: 'label', message, label: undefined }));
}

/**
 * Creates the schema that parses a form into the answers of the API, which the contract's schemas check with the label
 * that is sent beside them.
 */
export function createFormSchema<Parsed>(
  questions: Questions,
  answersSchema: z.ZodMiniType<Parsed> | undefined,
  labelSchema?: z.ZodMiniType<string>,
): z.ZodMiniType<Parsed, FormInput> {
  return z.transform((typed: FormInput, context) => {
    const form = { ...typed, ...readUnitTexts(questions, typed) };
    const answers = Object.entries(parseValidAnswers(questions, form))
      .filter(([field]) => isAsked(questions, field, form))
      // The contract's errors are for the other answers: 0 is valid in place of a number with an error.
      .map(([field, answer]) => [field, answer ?? (questions[field]?.optional ? '' : 0)]);
    const unchecked = Object.fromEntries(answers);
    const result = answersSchema?.safeParse(unchecked);
    const issues = (result?.error?.issues ?? []).map(({ path, message }) => {
      const name = path.join('.');
      return { name, message, label: questions[name]?.label };
    });
    const errors = [
      ...listNumberErrors(questions, form),
      ...issues,
      ...listLabelErrors(labelSchema, readLabel(form)),
    ];
    if (!form.county && form[unselectedCounty]) {
      const message = form.state
        ? placeFieldTexts.chooseListed(String(form[unselectedCounty]))
        : placeFieldTexts.chooseCounty;
      errors.push({ name: 'county', message, label: questions.county?.label });
    }
    for (const { name, message, label } of errors) {
      const params = isEmpty(form[name]) && label ? { listed: formTexts.listed(label, message) } : {};
      context.issues.push({ code: 'custom', path: [name], message, params, input: form });
    }
    return (result ? result.data : unchecked) as Parsed;
  });
}

/** Moves errors of the API to the fields of the form: those of a measurement to its first field. */
export function toFormErrors(
  questions: Questions,
  form: FormInput,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const moved = Object.entries(errors).map(([field, message]) => {
    const [input] = listInputs(field, questions[field], form);
    return [input?.name ?? field, message];
  });
  return Object.fromEntries(moved);
}
