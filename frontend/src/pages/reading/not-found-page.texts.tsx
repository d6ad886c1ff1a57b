const en = {
  title: 'Page not found',
  lead: 'There is no page at this address. Check the address for typing errors.',
  landing: 'Go to the home page',
  dashboard: 'Go to the dashboard',
  others: 'Other pages',
  health: 'Health estimate',
  car: 'Car estimate',
  about: 'About Us',
  history: 'Prediction History',
  profile: 'Profile',
};

const es: typeof en = {
  title: 'Página no encontrada',
  lead: 'No hay ninguna página en esta dirección. Revise si la dirección tiene errores.',
  landing: 'Ir a la página de inicio',
  dashboard: 'Ir al panel',
  others: 'Otras páginas',
  health: 'Estimado del seguro médico',
  car: 'Estimado del seguro de auto',
  about: 'Nosotros',
  history: 'Historial de estimados',
  profile: 'Perfil',
};

export const notFoundTexts = globalThis.premiaLanguage === 'es' ? es : en;
