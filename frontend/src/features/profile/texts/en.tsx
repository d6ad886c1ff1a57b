import type { ReactNode } from 'react';
import { formatNumber } from '#frontend/ui/format.ts';

export const profileTexts = {
  title: 'Profile',
  failed: 'Failed to load profile data',
  sessionsFailed: 'Your sessions could not be loaded',
  email: 'Email',
  memberSince: 'Member since',
  phone: 'Phone',
  personal: 'Personal Information',
  edit: 'Edit',
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  emailHint: "You can't change the email address.",
  save: 'Save Changes',
  updated: 'Profile updated successfully!',
  updateFailed: 'An error occurred while updating profile',
};

export const passwordTexts = {
  title: 'Change Password',
  current: 'Current Password',
  new: 'New Password',
  confirmation: 'Confirm New Password',
  short: (length: number) =>
    `This password has fewer than the ${length} characters that the login form expects. You can use it, but each login then takes one more step.`,
  logout: 'You will be logged out on all other devices.',
  busy: 'Changing...',
  success: 'Password changed successfully!',
  failed: 'An error occurred while changing password',
};

export const sessionListTexts = {
  title: 'Active Sessions',
  passwordChange: 'Last password change',
  never: 'Never',
  newDevice: 'Last login with a new device',
  noNewDevice: 'None since you registered',
  /** @param name as the API has it, such as "Chrome on Windows" */
  device: (name: string) => name,
  deviceAt: (device: string, time: string) => `${device}, ${time}`,
  current: 'This session',
  loggedIn: (time: string) => `Logged in ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  end: 'End Session',
  endLabel: (device: string, time: string) => `End session: ${device}, logged in ${time}`,
  ending: 'Ending...',
  ended: 'Session ended',
  endOthers: 'End All Other Sessions',
  endedOthers: 'All other sessions ended',
  failed: 'The session could not be ended',
};

export const dataTexts = {
  title: 'Your Data',
  lead: (privacy: (text: string) => ReactNode) => (
    <>
      You can download your profile, your predictions with their answers and reasons, and your sessions as one
      JSON file. The {privacy('privacy page')} lists what else we store, and for how long.
    </>
  ),
  submit: 'Download My Data',
  busy: 'Downloading...',
  progress: (count: number, total: number) =>
    `Downloading ${formatNumber(count)} of ${formatNumber(total)} predictions...`,
  paused: (time: string) =>
    `We send this much data in parts. The download continues by itself at ${time}. Keep this page open until then.`,
  failed: 'Your data could not be downloaded',
};

export const deletionTexts = {
  title: 'Delete Account',
  lead: 'If you delete your account, we delete your profile, your predictions and all sessions. You can’t undo this.',
  password: 'Password',
  question: 'Delete your account?',
  description: 'You can’t undo this. We delete:',
  deleted: [
    'your profile: name, email address, phone number and password',
    'all your predictions, with your answers',
    'your sessions on all devices',
  ],
  household: 'This device also remembers your household, with its income, ages and tobacco use.',
  forget: 'Also forget the household on this device',
  success: 'Account deleted successfully!',
  failed: 'An error occurred while deleting the account',
};

export const logoutTexts = {
  title: 'Are you sure?',
  question: 'Do you really want to log out?',
  submit: 'Log Out',
  busy: 'Logging out...',
  failed: 'Logout failed. Please try again.',
  stillLoggedIn: 'You are still logged in.',
  unknown: "We don't know if you were logged out.",
  remembered: 'Your household, your age and your place stay on this device for your next visit.',
  forget: 'Forget them',
};
