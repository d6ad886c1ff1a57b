import { languages } from '#contract/languages.ts';
import type * as english from './en.ts';

export const language: typeof english.language = 'es';

export const locale: typeof english.locale = languages.es.locale;

export const prefix: typeof english.prefix = languages.es.prefix;

export const commonTexts: typeof english.commonTexts = {
  downloaded: 'El archivo se descargó.',
  loading: 'Cargando...',
  notShown: 'Por ahora no podemos mostrar esta parte de la página.',
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

({}) as typeof import('./es.ts') satisfies typeof english;
