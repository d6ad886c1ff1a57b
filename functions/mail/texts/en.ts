/** Texts of the mails. A mail contains no text that a user has entered. */
export const mailTexts = {
  /** For readers in any time zone: "November 21, 2026 at 4:20 PM UTC". */
  formatTime(time: Date): string {
    const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    return `${new Intl.DateTimeFormat('en-US', options).format(time)} UTC`;
  },
  resetLink: 'Reset your password',
  passwordReset: {
    subject: 'Reset your Premia password',
    requested: 'Someone requested to reset the password of the Premia account with this email address.',
    link: 'Set a new password',
    validity: 'The link works once, within an hour. If you request another link, this one stops working.',
    otherwise: 'If you did not request it, ignore this email. Your password has not changed.',
  },
  passwordChanged: {
    subject: 'Your Premia password was changed',
    event: ({ time }: { time: string }) =>
      `The password of your Premia account was changed on ${time}. All other devices were logged out.`,
    advice: 'If you changed it, you need not do anything. If you did not change it, set a new password now:',
  },
  newDeviceLogin: {
    subject: 'New login to your Premia account',
    event: ({ time, device }: { time: string; device: string }) =>
      `Someone logged in to your Premia account with a new device on ${time}: ${device}.`,
    advice:
      'If it was you, you need not do anything. If it was not you, end that session in your profile and set a new password:',
    sessionsLink: 'See your sessions',
  },
  accountDeleted: {
    subject: 'Your Premia account was deleted',
    event: ({ time }: { time: string }) =>
      `The Premia account with this email address was deleted on ${time}, with everything stored in it.`,
    advice:
      'If you deleted it, you need not do anything. If you did not delete it, someone knows its password: change that password everywhere you use it. We cannot restore deleted data.',
  },
};
