import type { ReactNode } from 'react';

type Render = (text: string) => ReactNode;

export const authTexts = {
  picture: 'Every estimate shows the premium, its range and what raises or lowers it.',
  greeting: (name: string) => `Welcome, ${name}. You are logged in.`,
  dashboard: 'Go to your dashboard',
};

export const loginTexts = {
  title: 'Log in',
  lead: (register: Render) => (
    <>New to Premia? {register('Create an account')}. It is free and takes a minute.</>
  ),
  switch: 'Log in as someone else',
  password: 'Password',
  short: 'My password is shorter: log in anyway',
  submit: 'Login',
  busy: 'Logging in...',
  forgot: 'Forgot your password?',
  success: 'Login successful!',
  failed: 'An error occurred during login',
};

export const registerTexts = {
  title: 'Create your account',
  lead: (login: Render) => (
    <>
      Your account stores your estimates. No other user can see them. Already registered?{' '}
      {login('Log in instead')}.
    </>
  ),
  firstName: 'First name',
  lastName: 'Last name',
  emailHint: "You can't change it later.",
  phone: 'Phone number',
  phoneHint:
    'We show it in your profile only, and nobody calls you. Include the country code, for example +1 202 555 0101.',
  password: 'Password',
  confirmation: 'Confirm password',
  submit: 'Register',
  busy: 'Registering...',
  terms: (terms: Render, privacy: Render) => (
    <>
      By registering you accept the {terms('terms of use')}. The {privacy('privacy page')} says what we store,
      and for how long.
    </>
  ),
  success: 'Registration successful!',
  failed: 'An error occurred during registration',
};

export const forgotTexts = {
  title: 'Forgot your password?',
  lead: (login: Render) => (
    <>We email you a link to set a new one. Do you remember it after all? {login('Log in')}.</>
  ),
  unavailable: 'Passwords can’t be reset here',
  noMail: (contact: Render) => <>This website can’t send emails. {contact('Contact us')}.</>,
  sent: 'Check your email',
  sentTo: (email: string) =>
    `If there is an account for ${email}, we have emailed a link to it. The link works once, within an hour. If it does not arrive in a few minutes, look in your spam folder and check the address.`,
  submit: 'Send the link',
  busy: 'Requesting...',
  failed: 'An error occurred while requesting the link',
};

export const resetTexts = {
  title: 'Set a new password',
  missing: 'Open the link in the email again',
  missingAdvice: 'This page works only with the link that we emailed to you.',
  rejected: 'This link no longer works. It was used, it has expired, or we have sent you a newer one.',
  request: 'Ask for a new link',
  password: 'New password',
  confirmation: 'Confirm new password',
  logout: 'You will be logged out on all devices.',
  submit: 'Set the new password',
  busy: 'Changing...',
  success: 'Password changed successfully!',
  failed: 'An error occurred while changing password',
};
