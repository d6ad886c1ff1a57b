const en = {
  allRequired: 'All fields are required.',
  check: (count: number) => (count === 1 ? 'Check 1 answer' : `Check ${count} answers`),
  found: (count: number) => `${count} found`,
  email: 'Email',
  show: 'Show',
  hide: 'Hide',
  showLabel: (label: string) => `Show ${label.toLowerCase()}`,
  hideLabel: (label: string) => `Hide ${label.toLowerCase()}`,
};

const es: typeof en = {
  allRequired: 'Todos los campos son obligatorios.',
  check: (count) => (count === 1 ? 'Revise 1 respuesta' : `Revise ${count} respuestas`),
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  email: 'Correo electrónico',
  show: 'Mostrar',
  hide: 'Ocultar',
  showLabel: (label) => `Mostrar “${label}”`,
  hideLabel: (label) => `Ocultar “${label}”`,
};

export const fieldTexts = globalThis.premiaLanguage === 'es' ? es : en;
