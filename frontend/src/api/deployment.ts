/** False in a deployment without a sender of mails, which can't reset passwords. Set by the build. */
export const sendsMail = import.meta.env.VITE_SENDS_MAIL !== 'false';
