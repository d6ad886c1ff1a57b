/** Where every page lives. Pages and features take their links from here; it imports nothing. */
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

/** The terms of use as a document to keep. */
export const termsDocument = '/premia-terms-of-use.pdf';
