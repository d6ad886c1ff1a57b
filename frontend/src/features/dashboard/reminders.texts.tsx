const en = {
  unfinished: 'You have an unfinished estimate',
  unfinishedMany: 'You have unfinished estimates',
  continue: { health: 'Continue your health estimate', car: 'Continue your car estimate' },
  discard: 'Discard it',
  discardMany: 'Discard them',
  stored: 'Your answers are stored in this browser tab until you close it or your session ends.',
  pages: {
    health: 'Health Insurance Prediction',
    car: 'Car Insurance Prediction',
    history: 'Prediction History',
    prediction: 'your saved prediction',
    compare: 'your comparison',
    profile: 'User Details',
  },
  goOn: (page: string) => `Continue to ${page}`,
  requested: 'You can now open the page that required the login.',
};

const es: typeof en = {
  unfinished: 'Tiene un estimado sin terminar',
  unfinishedMany: 'Tiene estimados sin terminar',
  continue: { health: 'Continuar el estimado médico', car: 'Continuar el estimado de auto' },
  discard: 'Descartarlo',
  discardMany: 'Descartarlos',
  stored:
    'Sus respuestas quedan en esta pestaña del navegador hasta que usted la cierre o termine su sesión.',
  pages: {
    health: 'la página del estimado del seguro médico',
    car: 'la página del estimado del seguro de auto',
    history: 'la página de su historial',
    prediction: 'la página de su estimado guardado',
    compare: 'la página de su comparación',
    profile: 'la página de su perfil',
  },
  goOn: (page) => `Ir a ${page}`,
  requested: 'Ya puede abrir la página que le pidió iniciar sesión.',
};

/** Texts of the reminders above the dashboard. */
export const reminderTexts = globalThis.premiaLanguage === 'es' ? es : en;
