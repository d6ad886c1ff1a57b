const en = {
  navigation: 'Main',
  home: 'Home',
  dashboard: 'Dashboard',
  health: 'Health Insurance Prediction',
  car: 'Car Insurance Prediction',
  history: 'Prediction History',
  profile: 'User Details',
  /** Name of the link with the first name, for screen readers. */
  userProfile: (name: string) => `${name}, profile`,
  expand: 'Expand sidebar',
  collapse: 'Collapse sidebar',
  logOut: 'Log Out',
  menu: 'Menu',
  system: 'Insurance Prediction System Services',
};

const es: typeof en = {
  navigation: 'Principal',
  home: 'Inicio',
  dashboard: 'Panel',
  health: 'Estimado del seguro médico',
  car: 'Estimado del seguro de auto',
  history: 'Historial de estimados',
  profile: 'Datos personales',
  userProfile: (name) => `${name}, perfil`,
  expand: 'Ampliar menú lateral',
  collapse: 'Reducir menú lateral',
  logOut: 'Cerrar sesión',
  menu: 'Menú',
  system: 'Sistema de estimados de seguros',
};

/** Texts of the sidebar and the header of the protected pages. */
export const mainTexts = globalThis.premiaLanguage === 'es' ? es : en;
