import { privacySections, type TextSection } from './privacy-content.ts';

/** Effective date of the terms. A test compares it with the title of the PDF, to find an outdated PDF. */
export const termsDate = '21 November 2026';

function toLowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Text of the terms of use, for the page and the PDF. */
export const termsSections: readonly TextSection[] = [
  {
    title: 'About Premia',
    paragraphs: [
      'Premia is a student project that estimates annual health and car insurance premiums in US dollars. It is free of charge.',
      'Premia is not an insurer, a broker or an adviser. It does not sell insurance and does not send applications to anyone.',
    ],
  },
  {
    title: 'Estimates',
    paragraphs: [
      'A machine learning model makes each estimate from your answers. Estimates are for information only. An estimate is not a final quote: an insurer may charge more or less.',
      'A health estimate is what a benchmark plan of 2026 might cost if insurers could price health. On the health insurance marketplace they may use only age, place and tobacco use. The marketplace price beside the estimate is before tax credits.',
      'A car estimate is based on average premiums of 2023, raised to prices of August 2026.',
      'Each estimate includes a range and the reasons for the result. Neither is guaranteed.',
      'If your answers are outside the data the model was trained on, the estimate says so and is less reliable.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'To store your estimates, you register with your name, your email address and a phone number. The email address identifies your account and cannot be changed.',
      'Keep your password secret. Changing it ends all other sessions of your account. You are responsible for what is done with your account.',
    ],
  },
  ...privacySections.map(({ title, paragraphs }) => ({
    title: `Privacy: ${toLowerFirst(title)}`,
    paragraphs,
  })),
  {
    title: 'Fair use',
    paragraphs: [
      'Do not use Premia to access data of other users, to break its security or to overload it with automated requests. We may restrict accounts that do.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'Premia is provided as is. As far as the law allows, we are not liable for decisions based on an estimate. Ask an insurer before you choose or cancel a policy.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The date at the top is the date they took effect. By continuing to use Premia, you accept them.',
    ],
  },
];
