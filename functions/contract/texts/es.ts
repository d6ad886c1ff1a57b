import type { apiTexts } from '../api-problems.ts';
import type { FieldErrorCode } from '../error-body.ts';
import { type ErrorCode, formatWait } from '../errors.ts';
import { languageCodes } from '../languages.ts';
import type * as english from './en.ts';

/** Names of fields in messages. Answers of a prediction have theirs in the form, which words its messages with them. */
const fieldLabels: Readonly<Record<string, string>> = {
  first_name: 'Nombre',
  last_name: 'Apellidos',
  email: 'Correo electrónico',
  phone_number: 'Número de teléfono',
  password: 'Contraseña',
  new_password: 'Contraseña nueva',
  current_password: 'Contraseña actual',
  confirm_password: 'Confirmar contraseña',
  confirm_new_password: 'Confirmar contraseña nueva',
  label: 'Etiqueta',
  age: 'Edad',
  role: 'Adulto o menor',
  tobacco: 'Tabaco',
  income: 'Ingresos',
  household_size: 'Personas en el hogar',
  has_cover: 'Cobertura que ya tiene',
  price_of_the_own_plan: 'Precio del plan para usted',
  price_of_the_family_plan: 'Precio del plan para la familia',
};

export const toLabel: typeof english.toLabel = (field) => fieldLabels[field] ?? field;

const label = (field: string) => (field in fieldLabels ? `“${fieldLabels[field]}”` : 'esta respuesta');

const requiredTexts: Readonly<Partial<Record<string, string>>> = {
  confirm_password: 'Confirme su contraseña',
  confirm_new_password: 'Confirme su contraseña',
};

const formatTexts: Record<Parameters<typeof english.problemTexts.invalid_format>[0]['field'], string> = {
  email: 'Correo electrónico no válido',
  phone_number: 'Número de teléfono no válido',
  password: 'La contraseña debe tener al menos una letra mayúscula, una minúscula y un número',
  state: 'El estado debe ser la abreviatura postal de un estado de EE.\u00A0UU., como CA',
  county: 'El condado debe ser un código FIPS de cinco dígitos como texto, por ejemplo "06037"',
  zip3: 'Los dígitos del código postal deben ser los tres primeros como texto, por ejemplo "913"',
  people: 'Las personas deben ser una lista, cada una con edad y con “adult” o “child”',
  household: 'El hogar debe ser un objeto con personas',
  person: 'Una persona debe ser un objeto con age y role',
  driver: 'Un conductor debe ser un objeto con driver_age, driving_experience y prv_accident',
  car: 'Un auto debe ser un objeto con car_mfg_year y annual_mileage',
  policy: 'La póliza debe ser un objeto con conductores y autos',
  employer_offer: 'La oferta del empleador debe ser un objeto con own, family o ambos',
  language: `El idioma debe ser ${languageCodes.join(' o ')}`,
  idempotency_key: 'Idempotency-Key debe tener de 1 a 128 caracteres ASCII visibles',
  before: 'before debe ser el identificador de un estimado',
};

const format = (value: number) => value.toLocaleString('es-US');
const wait = (seconds: number) => formatWait(seconds, 'es-US');

const bounds: typeof english.problemTexts.too_small = ({ field, lowest, highest }) =>
  `Escriba en ${label(field)} un número de ${format(lowest)} a ${format(highest)}`;

export const problemTexts: typeof english.problemTexts = {
  required: ({ field } = {}) =>
    field === undefined ? 'Falta' : (requiredTexts[field] ?? `Complete ${label(field)}`),
  label_length: ({ max }) => `La etiqueta debe tener de 1 a ${max} caracteres`,
  invalid_type: ({ field }) => `Escriba un texto en ${label(field)}`,
  not_a_number: ({ field, example }) => `Escriba un número en ${label(field)}, como ${example}`,
  not_a_whole_number: ({ field }) => `Escriba un número entero en ${label(field)}`,
  not_true_or_false: ({ field }) => `${label(field)} debe ser true o false`,
  not_yes_or_no: ({ field }) => `Responda sí o no en ${label(field)}`,
  not_a_choice: ({ field, choices }) =>
    `Elija para ${label(field)} uno de estos valores: ${choices.join(', ')}`,
  unknown_conditions: ({ choices }) =>
    `Las enfermedades crónicas deben ser una lista con valores de: ${choices.join(', ')}`,
  repeated_conditions: () => 'Las enfermedades crónicas no deben repetirse',
  invalid_format: ({ field }) => formatTexts[field],
  not_found: ({ item } = {}) => {
    if (item === undefined) return 'No hay nada en esta dirección.';
    return item === 'prediction' ? 'No se encontró el estimado.' : 'No se encontró la sesión.';
  },
  limit_out_of_range: ({ max }) => `limit debe ser un número entero de 1 a ${max}`,
  too_small: bounds,
  too_large: bounds,
  too_short: ({ field, min }) => `${label(field)} debe tener al menos ${min} caracteres`,
  too_long: ({ field, max }) => `${label(field)} debe tener como máximo ${max} caracteres`,
  password_too_long: ({ max }) =>
    `La contraseña debe tener como máximo ${max} caracteres (las letras con acento y los símbolos cuentan más)`,
  password_with_nul: () => 'La contraseña no debe contener el carácter NUL',
  password_with_lone_surrogate: () =>
    'La contraseña no debe contener la mitad de un carácter (un sustituto suelto)',
  forbidden_characters: ({ field }) => `${label(field)} no debe contener caracteres de control`,
  mismatch: () => 'Las contraseñas no coinciden',
  no_people: () => 'Debe haber al menos 1 persona',
  too_many_people: ({ max }) => `Puede haber como máximo ${max} personas`,
  wrong_count: ({ field, min, max }) =>
    `Debe haber de ${min} a ${max} ${field === 'cars' ? 'autos' : 'conductores'}`,
  adult_required: () => 'Debe haber al menos un adulto: no calculamos planes solo para menores',
  offer_of_child: () => 'Una oferta de empleador debe ser para un adulto',
  household_below_people: () => 'El hogar debe tener al menos tantas personas como las que tendrán cobertura',
  conditions_without_disease: () =>
    'Solo se pueden indicar enfermedades si la respuesta sobre la enfermedad crónica es sí',
  county_outside_state: () => 'El condado debe estar en el estado que se indica',
  class_beside_car: () =>
    'La categoría del auto solo se puede indicar sin precio, carrocería ni combustible, que dicen más',
  deductible_of_liability: () =>
    'El deducible solo se puede indicar con una cobertura que lo tenga: la responsabilidad civil no lo tiene',
  zip3_without_state: () => 'Con los primeros dígitos del código postal también hace falta el estado',
  zip3_without_county: () => 'Con los primeros dígitos del código postal también hace falta el condado',
};

export const errorTexts: typeof english.errorTexts = {
  wrong_password: () => 'La contraseña actual no es correcta.',
  email_taken: () => 'Ya existe una cuenta con este correo electrónico.',
  invalid_credentials: () => 'El correo electrónico o la contraseña son incorrectos.',
  invalid_reset_token: () => 'Este enlace venció o ya se usó. Pida uno nuevo.',
  unauthenticated: () => 'Su sesión terminó. Vuelva a iniciar sesión.',
  conflict: ({ max } = {}) =>
    max === undefined
      ? 'El estimado que se creó con esta Idempotency-Key se eliminó.'
      : `Usted tiene el máximo de ${format(max)} estimados guardados. Elimine algunos en su historial y vuelva a intentarlo.`,
  too_many_attempts: ({ seconds }) =>
    `Hubo demasiadas contraseñas incorrectas. Vuelva a intentarlo en ${wait(seconds)}.`,
  too_many_requests: ({ seconds, history } = {}) => {
    if (seconds === undefined) return 'Hay demasiadas peticiones. Vuelva a intentarlo en un momento.';
    return history === 'long'
      ? `Pidió demasiadas veces un historial largo. Vuelva a intentarlo en ${wait(seconds)}.`
      : `Hay demasiadas peticiones desde su red. Vuelva a intentarlo en ${wait(seconds)}.`;
  },
  internal_error: () => 'Algo falló de nuestro lado. Vuelva a intentarlo más tarde.',
  service_unavailable: ({ account } = {}) =>
    account === 'in_deletion'
      ? 'Su cuenta anterior todavía se está eliminando. Vuelva a intentarlo en un minuto.'
      : 'El servicio está ocupado. Vuelva a intentarlo en un momento.',
  gateway_timeout: () => 'Esto tardó demasiado. Vuelva a intentarlo.',
  model_failed: () => 'No se pudo estimar la prima, y no se guardó nada. Vuelva a intentarlo más tarde.',
  model_unavailable: () =>
    'El modelo de primas se está iniciando, y no se guardó nada. Vuelva a intentarlo en un minuto.',
  model_busy: () =>
    'El modelo de primas tiene demasiadas peticiones, y no se guardó nada. Vuelva a intentarlo en un minuto.',
};

type WordedCode = keyof typeof english.problemTexts | keyof typeof english.errorTexts | keyof typeof apiTexts;

/**
 * Messages by code whose English sentence depends on the request. The website causes them only if it has a mistake; it
 * never sends requests that have one of `apiTexts`.
 */
const otherTexts: Readonly<Record<Exclude<ErrorCode | FieldErrorCode, WordedCode>, string>> = {
  malformed_json: 'La petición no es JSON válido.',
  validation_failed: 'La petición no es válida.',
  forbidden: 'La petición se rechazó.',
  method_not_allowed: 'Esta dirección no admite ese método.',
  payload_too_large: 'La petición o su respuesta es demasiado grande.',
  unsupported_media_type: 'La petición debe enviarse como application/json.',
  idempotency_key_reused: 'Esta Idempotency-Key ya se usó para otra petición. Use una nueva en cada intento.',
  invalid_value: 'Este valor no es válido.',
};

/** Shows the API's own message for a code without a text here, as of a newer version, and without the values that the text shows. */
export const formatReceived: typeof english.formatReceived = (message, code = '', params) => {
  const texts: Readonly<Record<string, unknown>> = { ...otherTexts, ...problemTexts, ...errorTexts };
  if (!Object.hasOwn(texts, code)) return message;
  const text = texts[code] as string | ((params: unknown) => string | undefined);
  if (typeof text === 'string') return text;
  // A text with an optional value has a length of 0.
  return text.length > 0 && typeof params !== 'object' ? message : (text(params) ?? message);
};

({}) as typeof import('./es.ts') satisfies typeof english;
