/** URL path of every page. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  dashboard: '/main',
  healthPrediction: '/main/health_prediction',
  carPrediction: '/main/car_prediction',
  history: '/main/history',
  profile: '/main/profile',
} as const;

/** URL path of the terms of use as a PDF file. */
export const termsDocument = '/premia-terms-of-use.pdf';
