const en = {
  home: 'Premia, home',
  main: 'Main',
  about: 'About Us',
  login: 'Login',
  register: 'Register',
  profile: 'Profile',
  /** Name of the link with the first name, for screen readers. */
  userDashboard: (name: string) => `${name}, dashboard`,
  logout: 'Logout',
  logoutFailed: 'Logout failed. Please try again.',
  disclaimer: 'Estimates are for information only. They are not offers of insurance or final quotes.',
  footer: 'Footer',
  footerAbout: 'About',
  contact: 'Contact',
  developers: 'Developers',
  terms: 'Terms of use',
  privacy: 'Privacy',
  termsDocument: 'Terms (PDF)',
  termsFile: '/premia-terms-of-use.pdf',
  newTab: '(opens in a new tab)',
};

const es: typeof en = {
  home: 'Premia, inicio',
  main: 'Principal',
  about: 'Nosotros',
  login: 'Iniciar sesión',
  register: 'Crear cuenta',
  profile: 'Perfil',
  userDashboard: (name) => `${name}, panel`,
  logout: 'Cerrar sesión',
  logoutFailed: 'No se pudo cerrar la sesión. Vuelva a intentarlo.',
  disclaimer: 'Los estimados son solo informativos. No son ofertas de seguro ni cotizaciones finales.',
  footer: 'Pie de página',
  footerAbout: 'Nosotros',
  contact: 'Contacto',
  developers: 'Desarrollo',
  terms: 'Términos de uso',
  privacy: 'Privacidad',
  termsDocument: 'Términos (PDF)',
  termsFile: '/premia-terminos-de-uso.pdf',
  newTab: '(se abre en una pestaña nueva)',
};

/** Texts of the header and the footer. */
export const siteTexts = globalThis.premiaLanguage === 'es' ? es : en;
