/** URL path of every page, as a pattern of the router: without the prefix of a language, which the router adds. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  developers: '/developers',
  healthEstimate: '/estimate/health',
  carEstimate: '/estimate/car',
  dashboard: '/main',
  healthPrediction: '/main/health_prediction',
  carPrediction: '/main/car_prediction',
  history: '/main/history',
  prediction: '/main/history/:id',
  compare: '/main/compare',
  profile: '/main/profile',
} as const;

/** URL path of a page that needs no session. */
export type PublicPath = Exclude<(typeof paths)[keyof typeof paths], `${typeof paths.dashboard}${string}`>;

/** URL path of each insurance type's form for users. */
export const formPaths = { health: paths.healthPrediction, car: paths.carPrediction };

/** The same for guests. */
export const guestFormPaths = { health: paths.healthEstimate, car: paths.carEstimate };

/** URL path of a prediction's page. */
export function toPredictionPath(id: string): string {
  return paths.prediction.replace(':id', id);
}

/** URL path of the comparison of two or three predictions. */
export function toComparePath(ids: readonly string[]): string {
  return `${paths.compare}?ids=${ids.join(',')}`;
}

/** Addresses of Premia in social networks, which the footer links to. */
export const socialLinks = {
  Facebook: 'https://www.facebook.com/',
  X: 'https://x.com/',
  LinkedIn: 'https://www.linkedin.com/',
};
