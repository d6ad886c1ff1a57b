/** Texts of the sidebar and the header of the protected pages. */
export const mainTexts = {
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
