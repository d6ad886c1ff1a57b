import type * as english from './main-layout.en.ts';

export const mainTexts: typeof english.mainTexts = {
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

({}) as typeof import('./main-layout.es.ts') satisfies typeof english;
