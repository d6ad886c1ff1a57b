/** Texts of the terms of use and of the privacy page, which is a part of them. */
export const legalTexts = {
  title: 'Terms of use',
  documentTitle: 'Premia: terms of use',
  inEffect: 'These terms took effect on November 28, 2026.',
  /** Statement that the English text counts; empty in English. */
  binding: '',
  operatorTitle: 'Who runs this website',
  /** In the PDF, which all deployments share. */
  operatorInDocument: 'The website says who runs it on its pages about terms, privacy and contact.',
  /**
   * @param operator name of a person or an organisation; empty if the deployment names none
   * @param contactEmail address that mails go to; empty if there is none
   */
  operator: (operator: string, contactEmail: string) => {
    if (!operator) return 'This website does not say who runs it.';
    return contactEmail
      ? `${operator} runs this website, and answers emails to ${contactEmail}.`
      : `${operator} runs this website.`;
  },
};

/** Headings of the table of stored data. */
export const storedColumns = ['What', 'Contents', 'How long'];

export const storedData = {
  account: {
    name: 'Account',
    contents:
      'Your name, email address and phone number, the language that you chose, the time of your registration, the number of your estimates, whether you save the household with them, a hash of your password (bcrypt), the kinds of device that you have logged in with, and the times of the last password change and the last login with a new device. Someone who stole the hash could guess a short or common password from it.',
    kept: 'Until you delete it.',
  },
  estimate: {
    name: 'Saved estimate',
    contents:
      'Your answers, the premiums, their ranges and reasons, the time, and the name that you give it. We store your household only if you answer yes when the form asks whether to save it with the estimate, or if you save a change of it as a new estimate. It then has people with age and tobacco use, income, size and an employer’s offer.',
    kept: 'Until you delete it.',
  },
  session: {
    name: 'Session',
    contents: 'The kind of device, such as “Chrome on Windows”, and the times of the login and the last use.',
    kept: '7 days after the login, or until you end it.',
  },
  reset: {
    name: 'Link for a new password',
    contents: 'A hash of the link.',
    kept: 'Until you use it, at most an hour.',
  },
  repeated: {
    name: 'Repeated requests',
    contents:
      'A hash of the key that your browser sends to save nothing twice, with the estimate that it saved, or with a keyed hash of your registration or password change.',
    kept: '24 hours.',
  },
  counts: {
    name: 'Wrong passwords and other requests',
    contents:
      'How many there were, under a hash of your network address, made with a secret key; wrong passwords also under a hash of the email address that was typed.',
    kept: 'At most an hour.',
  },
  histories: {
    name: 'Requests for long histories',
    contents: 'How long the answers were together, if there were any of more than 500 KB.',
    kept: 'At most ten minutes.',
  },
  mails: {
    name: 'Emails that were sent',
    contents: 'Kinds and times of those of the last hour, under a hash of your email address.',
    kept: 'An hour, also after you delete your account.',
  },
  deletion: {
    name: 'Deletion of an account',
    contents: 'A hash of your email address, and the time.',
    kept: 'Until everything of the account is deleted: a few seconds, after an interruption about 15 minutes.',
  },
};

/** Sections of the privacy page, with their titles on it and in the terms of use, which repeat it. */
export const privacySections = {
  stored: {
    title: 'What we store',
    titleInTerms: 'Privacy: what we store',
    paragraphs: [
      'If you have no account, your answers stay on this device. If you are logged in and use the estimate pages outside your account, they stay on this device too, until you choose “Save to your account”. In your account, we save each form that you submit as an estimate. The table lists what we store. We remove expired entries from the database within a few days.',
    ],
  },
  errors: {
    title: 'Errors of this website',
    titleInTerms: 'Privacy: errors of this website',
    paragraphs: [
      'If a script of this website fails, your browser reports it to us, at most five times a visit. The report has the kind of error, its message without numbers and quoted text, the place in the script, and the page without what follows a question mark. It has no answers. We do not store your network address with it, and we delete it after 30 days.',
      'If your browser asks not to be tracked, by Do Not Track or Global Privacy Control, it reports nothing.',
    ],
  },
  browser: {
    title: 'What your browser stores',
    titleInTerms: 'Privacy: what your browser stores',
    paragraphs: [
      'Your browser stores the token of your session until you log out or the session ends. It also stores how the last session ended, the units and the language that you chose, that another language was offered, and whether the sidebar is collapsed. There are no cookies.',
      'A tab stores the answers of a form that you have not finished, the answers, prices and results of the last steps of each form, and the answers of an estimate that you want to save to an account. They stay until you close the tab or log out. If more than an hour passes before you log in, we save the estimate only if you ask for it again. If your session ends and you have not logged out in this browser, these answers stay in the tab until your next login, for at most a day. No other person sees them. They are removed when you log out in any tab, or when someone else logs in. For that, this browser remembers when the last logout was and the id of the account that logged in last. The tab also stores the number of errors that it has reported, until you close it.',
      'Your browser calculates the tax credit for a health plan. This website sends us your income, household, employer’s offer and tobacco use only if you choose to save the household with an estimate in your account. It never sends us the lines of your income. All of these stay in your browser’s tab until you log out or close it. The lines are also removed when you start the form again. If you choose “Remember my household on this device”, this browser stores the household with your age, your ZIP code and county and the total of the income, without its lines. The household then stays after you log out, until you choose “Forget my household” or forget it when you delete your account. Do not choose this on a computer that others use.',
      'Your browser calculates estimates too. For a place, it loads two files, whose names we can see: the ZIP codes that begin with the same two digits as yours, and the prices of your state. It does not send us the ZIP code itself. A saved health estimate has the state, the county and, in a few counties, the first three digits of the ZIP code. A saved car estimate has the state, the first three digits, and tickets or a DUI if you answer about them. We neither receive nor store whether your car has a loan, or its value: these answers stay in the memory of the page.',
      '“Copy a link” copies an address. It has your county, in some counties the first three digits of your ZIP code, the people with their ages, tobacco use, coverage and employer’s offers, your income, the household size and the plan year, but no answer about health, no name and no label. All of it is behind the # of the address, which browsers do not send to us, and this website removes it from the address when the link is opened. Whoever has the link can read it. Some email programs change the #. The address is then sent to us, and is in the access logs if they are turned on.',
      'Another program or an assistant that uses our API sends us the answers of its request, such as income and ZIP code. We calculate the response and do not store these answers.',
    ],
  },
  place: {
    title: 'Where it is stored',
    titleInTerms: 'Privacy: where it is stored',
    paragraphs: [
      'We store it with Amazon Web Services in one region, and it is encrypted. Requests are encrypted too. They go through a network of servers in many countries, which stores none of your data.',
      'The premium model runs there as well. It receives the answers of an estimate that you save, or that another program requests, without your name or address.',
    ],
  },
  duration: {
    title: 'How long it is stored',
    titleInTerms: 'Privacy: how long it is stored',
    paragraphs: [
      'For the database, the table above says how long.',
      'We store backups for 35 days. Until then they contain what you have deleted.',
      'We store logs for 30 days. They contain times, the kinds of requests and pseudonyms that change each month, but no name, address or answer. The operator can turn on access logs with network addresses, for example during an attack. We delete these after 30 days too.',
    ],
  },
  readers: {
    title: 'Who can read it',
    titleInTerms: 'Privacy: who can read it',
    paragraphs: [
      'You can read it, and so can the operators of this website, who administer the database. We use your answers to make your estimates, and for nothing else. We show them to nobody else, sell nothing, and use no advertising and no analytics.',
      'If this website can send emails, Amazon’s email service delivers messages about your password, about logins with a new device and about the deletion of your account. They contain no answers. A message that cannot be delivered is stored for at most 30 minutes. The one about the deletion is stored with your email address.',
    ],
  },
  rights: {
    title: 'What you can do',
    titleInTerms: 'Privacy: what you can do',
    paragraphs: [
      'In your profile you can download your account, estimates and sessions. The file leaves out hashes, counts and the emails that we sent. There you can also correct your name and phone number, end your sessions, and delete your account with everything in it. In your history you can delete each estimate; its answers are deleted with it.',
    ],
  },
};

/** Sections of the terms of use before those about privacy. */
export const firstSections = {
  about: {
    title: 'About Premia',
    paragraphs: [
      'Premia is a student project that estimates annual health and car insurance premiums in US dollars. It is free of charge.',
      'Premia is not an insurer, a broker or an adviser. It does not sell insurance and does not send applications to anyone.',
    ],
  },
  estimates: {
    title: 'Estimates',
    paragraphs: [
      'A machine learning model makes each estimate from your answers. Estimates are for information only. An estimate is not a final quote: an insurer may charge more or less.',
      'A health estimate is what the benchmark plan of 2026, the second-cheapest silver plan, might cost if insurers could charge by health. On the health insurance marketplace, the law lets them use only age, place and tobacco use. The marketplace price is the price before tax credits. Once you give an income, the prices of plans by level are those after tax credits.',
      'A car estimate is based on average premiums of 2023, raised to prices of August 2026.',
      'Each estimate includes a range and the reasons for the result. Neither is guaranteed.',
      'If your answers are outside the data the model was trained on, the estimate says so and is less reliable.',
    ],
  },
  account: {
    title: 'Your account',
    paragraphs: [
      'To store your estimates, you register with your name, your email address and a phone number. The email address identifies your account and cannot be changed.',
      'Keep your password secret. If you change it, you are logged out on all other devices. You are responsible for what is done with your account.',
    ],
  },
};

/** Sections of the terms of use after those about privacy. */
export const lastSections = {
  use: {
    title: 'Fair use',
    paragraphs: [
      'Do not use Premia to access data of other users, to break its security or to overload it with automated requests. We may restrict accounts that do.',
    ],
  },
  liability: {
    title: 'Liability',
    paragraphs: [
      'Premia is provided as is. As far as the law allows, we are not liable for decisions based on an estimate. Ask an insurer before you choose or cancel a policy.',
    ],
  },
  changes: {
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The date at the top is the date they took effect. By continuing to use Premia, you accept them.',
    ],
  },
};
