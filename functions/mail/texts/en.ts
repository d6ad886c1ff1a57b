/** Texts of the mails. A mail contains no text that a user has entered. */
export const mailTexts = {
  /** For readers in any time zone: "21 November 2026 at 16:20 UTC". */
  formatTime(time: Date): string {
    const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    return `${new Intl.DateTimeFormat('en-GB', options).format(time)} UTC`;
  },
  resetLink: 'Reset your password',
  passwordReset: {
    subject: 'Reset your Premia password',
    requested: 'Someone requested to reset the password of the Premia account with this email address.',
    link: 'Set a new password',
    validity: 'The link works once, for an hour. A newer link replaces it.',
    otherwise: 'If you did not request it, ignore this mail. Your password has not changed.',
  },
  passwordChanged: {
    subject: 'Your Premia password was changed',
    event: ({ time }: { time: string }) =>
      `The password of your Premia account was changed on ${time}. All other sessions have ended.`,
    advice: 'If you changed it, there is nothing to do. If you did not, set a new password now:',
  },
  newDeviceLogin: {
    subject: 'New login to your Premia account',
    event: ({ time, device }: { time: string; device: string }) =>
      `There was a login to your Premia account with a new device on ${time}: ${device}.`,
    advice:
      'If it was you, there is nothing to do. If it was not, end that session in your profile and set a new password:',
    sessionsLink: 'See your sessions',
  },
  accountDeleted: {
    subject: 'Your Premia account was deleted',
    event: ({ time }: { time: string }) =>
      `The Premia account with this email address was deleted on ${time}, with everything stored in it.`,
    advice:
      'If you deleted it, there is nothing to do. If you did not, someone knew its password: change it wherever you use it. Deleted data cannot be restored.',
  },
};
