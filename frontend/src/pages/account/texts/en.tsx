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
  phoneHint: 'For your profile only; nobody calls you. With country code, for example +1 202 555 0101.',
  password: 'Password',
  confirmation: 'Confirm password',
  submit: 'Register',
  busy: 'Registering...',
  terms: (terms: Render, privacy: Render) => (
    <>
      By registering you accept the {terms('terms of use')}. What we store, and how long, is on the{' '}
      {privacy('privacy page')}.
    </>
  ),
  success: 'Registration successful!',
  failed: 'An error occurred during registration',
};

export const forgotTexts = {
  title: 'Forgot your password?',
  lead: (login: Render) => (
    <>We mail you a link with which you set a new one. Remembered it? {login('Log in')}.</>
  ),
  unavailable: 'Passwords can’t be reset here',
  noMail: (contact: Render) => <>This deployment of Premia sends no mail. {contact('Contact us')}.</>,
  sent: 'Check your mail',
  sentTo: (email: string) =>
    `If ${email} has an account, a link is on its way. It works once, for an hour. No mail after a few minutes? Look in the spam folder, and check the address.`,
  submit: 'Send the link',
  busy: 'Requesting...',
  failed: 'An error occurred while requesting the link',
};

export const resetTexts = {
  title: 'Set a new password',
  missing: 'Open the link in the mail again',
  missingAdvice: 'This page needs the link that we mailed to you.',
  rejected: 'This link was used, has expired, or a newer link was sent.',
  request: 'Ask for a new link',
  password: 'New password',
  confirmation: 'Confirm new password',
  logout: 'You will be logged out on all devices.',
  submit: 'Set the new password',
  busy: 'Changing...',
  success: 'Password changed successfully!',
  failed: 'An error occurred while changing password',
};
