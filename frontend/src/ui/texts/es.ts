import { languages } from '#contract/languages.ts';
import type * as english from './en.ts';

export const language: typeof english.language = 'es';

export const locale: typeof english.locale = languages.es.locale;

export const prefix: typeof english.prefix = languages.es.prefix;

export const commonTexts: typeof english.commonTexts = {
  downloaded: 'El archivo se descargó.',
  loading: 'Cargando...',
  saving: 'Guardando...',
  deleting: 'Eliminando...',
  reload: 'Recargar esta página',
  tryAgain: 'Reintentar',
  tryingAgain: 'Reintentando...',
  cancel: 'Cancelar',
  dismiss: 'Cerrar',
  messages: 'Mensajes',
  notProvided: 'Sin respuesta',
  skip: 'Ir al contenido principal',
  yesOrNo: [
    { value: 'yes', label: 'Sí' },
    { value: 'no', label: 'No' },
  ],
};

export const fieldTexts: typeof english.fieldTexts = {
  allRequired: 'Todos los campos son obligatorios.',
  check: (count) => (count === 1 ? 'Revise 1 respuesta' : `Revise ${count} respuestas`),
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  email: 'Correo electrónico',
  show: 'Mostrar',
  hide: 'Ocultar',
  showLabel: (label) => `Mostrar “${label}”`,
  hideLabel: (label) => `Ocultar “${label}”`,
};

export const newPasswordTexts: typeof english.newPasswordTexts = {
  least: (length) => `Al menos ${length} caracteres. `,
  betterWith: 'Mejor con',
  needs: 'Debe tener',
  length: (length) => `${length} caracteres`,
  lowercase: 'una minúscula',
  uppercase: 'una mayúscula',
  number: 'un número',
  done: '(listo)',
  common: 'Esta es una de las 10,000 contraseñas más comunes. Puede usarla, pero es fácil de adivinar.',
  personal:
    'Esta contraseña contiene su nombre o su correo electrónico. Puede usarla, pero es fácil de adivinar.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
