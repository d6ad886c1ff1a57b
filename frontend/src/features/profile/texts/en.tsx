import type { ReactNode } from 'react';
import { formatNumber } from '#frontend/ui/format.ts';

export const profileTexts = {
  title: 'Profile',
  failed: 'Failed to load profile data',
  sessionsFailed: 'Failed to load sessions',
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
    `This is shorter than the ${length} characters that the login form expects. You can use it, but logging in takes one more step.`,
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
  noNewDevice: 'None since registration',
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
  failed: 'Failed to end the session',
};

export const dataTexts = {
  title: 'Your Data',
  lead: (privacy: (text: string) => ReactNode) => (
    <>
      Download your profile, predictions with answers and reasons, and sessions as a JSON file. The{' '}
      {privacy('privacy page')} lists what else is stored, and how long.
    </>
  ),
  submit: 'Download My Data',
  busy: 'Downloading...',
  progress: (count: number, total: number) =>
    `Downloading ${formatNumber(count)} of ${formatNumber(total)} predictions...`,
  paused: (time: string) =>
    `So much data is sent in parts. The download continues by itself at ${time}: keep this page open.`,
  failed: 'Failed to download your data',
};

export const deletionTexts = {
  title: 'Delete Account',
  lead: 'This deletes your profile, your predictions and all sessions. You can’t undo it.',
  password: 'Password',
  question: 'Delete your account?',
  description: 'This can’t be undone. It deletes:',
  deleted: [
    'your profile: name, email address, phone number and password',
    'all your predictions, with your answers',
    'your sessions on all devices',
  ],
  household: 'Your household (income, ages, tobacco) is stored on this device, not in the account.',
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
  remembered: 'Your household, age and place stay on this device for the next visit.',
  forget: 'Forget them',
};
