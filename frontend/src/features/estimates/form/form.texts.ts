const en = {
  earlierAnswers: {
    user: 'Your earlier answers are filled in. Change what is different: the earlier prediction stays in your history.',
    guest: 'Your earlier answers are filled in. Change what is different. Your last estimate is not saved.',
  },
  unreadable: 'We can’t show your stored answers again. Please enter them once more.',
  stepGone:
    'These prices are no longer stored here: Premia was updated, or many steps have followed. Your answers are in the form as far as this tab has them.',
  unfinished: 'The answers that you did not send are filled in.',
  clear: 'Clear the form',
  checkAnswer: 'Check your answer',
  anyway: 'Estimate anyway',
  submit: 'Predict Premium',
  calculating: 'Calculating...',
  stillInForm: 'Your answers are still in the form.',
  guestFailed: 'The premium could not be estimated.',
  pricesFailed: 'Failed to load the prices',
  otherUnit: (unit: string) => `Use ${unit}`,
  you: 'You',
  loan: 'Do you pay off or lease the car? (optional)',
  loanHint: 'A loan or lease requires full coverage. We do not store this answer.',
  label: 'Label (optional)',
  labelHint: 'Enter a name to find this estimate by, of up to 60 characters.',
  required: 'Required',
  listed: (label: string, message: string) => `${label}: ${message}`,
  unreadableNumber: (label: string, example: number) => `${label} must be a number, such as ${example}`,
  belowZero: (label: string, meant: number) => `${label} is below 0. Did you mean ${meant}?`,
};

const es: typeof en = {
  earlierAnswers: {
    user: 'El formulario tiene sus respuestas anteriores. Cambie lo que sea diferente: el estimado anterior queda en su historial.',
    guest:
      'El formulario tiene sus respuestas anteriores. Cambie lo que sea diferente. Su último estimado no está guardado.',
  },
  unreadable: 'Ya no podemos mostrar las respuestas guardadas. Escríbalas otra vez.',
  stepGone:
    'Estos precios ya no están guardados aquí: Premia se actualizó o hubo muchos pasos después. El formulario tiene las respuestas que esta pestaña conserva.',
  unfinished: 'El formulario tiene las respuestas que usted dejó sin enviar.',
  clear: 'Vaciar el formulario',
  checkAnswer: 'Revise su respuesta',
  anyway: 'Estimar de todos modos',
  submit: 'Estimar la prima',
  calculating: 'Calculando...',
  stillInForm: 'Sus respuestas siguen en el formulario.',
  guestFailed: 'No se pudo estimar la prima.',
  pricesFailed: 'No se pudieron cargar los precios',
  otherUnit: (unit) => `Usar ${unit}`,
  you: 'Usted',
  loan: '¿Paga un préstamo o un arrendamiento (lease) del auto? (opcional)',
  loanHint: 'El préstamo o arrendamiento exige cobertura completa. Esta respuesta no se guarda.',
  label: 'Etiqueta (opcional)',
  labelHint: 'Escriba un nombre para encontrar este estimado, de hasta 60 caracteres.',
  required: 'Falta',
  listed: (label, message) => `${label}: ${message}`,
  unreadableNumber: (label, example) => `Escriba un número en “${label}”, como ${example}`,
  belowZero: (label, meant) => `El número en “${label}” es menor que 0. ¿Quiso decir ${meant}?`,
};

/** Texts around the questions. */
export const formTexts = globalThis.premiaLanguage === 'es' ? es : en;
