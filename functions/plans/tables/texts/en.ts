/** Text of a step after an event; `after` is that after the event. */
interface ReasonStepText {
  title: string;
  text: string;
  after?: string;
}

/** Event with the label of its day and its steps by code. */
export interface ReasonText {
  name: string;
  day: string;
  steps: Readonly<Record<string, ReasonStepText>>;
}

/** Doubts about the day on which enrollment closes, by certainty. */
const doubts: Readonly<Record<string, string>> = {
  'appeal open': '. A court may change that day: an appeal was to be argued on October 30, and we know of no ruling',
  'one source': '. We have this day from one source alone: check it there',
};

/** Titles and texts of the steps of open enrollment; a text follows its title. */
export const enrollmentTexts = {
  opens: (year: number) => `Enrollment for ${year} opens`,
  opensAt: (exchange: string) => `at ${exchange}.`,
  choose: (day: string) => `Choose a plan by ${day}`,
  coverFrom: (start: string) => `for coverage from ${start}.`,
  /** On the last day of enrollment. */
  lastDay: (start: string, state: string) =>
    `for coverage from ${start}. It is the last day in ${state}: later you need a reason, such as a move.`,
  openUntil: (exchange: string, day: string) => `${exchange} is open until ${day}`,
  /** @param start undefined where the exchange tells it */
  laterCover: (start: string | undefined, certainty: string) =>
    `for coverage from ${start ?? 'a later day, which it tells you'}${doubts[certainty] ?? ''}. Later you need a reason, such as a move.`,
  ended: (year: number, day: string) => `Enrollment for ${year} ended on ${day}`,
  /** @param mayBeExtended its end is from one source, or a court may change it */
  endedAt: (exchange: string, mayBeExtended: boolean) =>
    `at ${exchange}. ${mayBeExtended ? `Some marketplaces extend it: ask ${exchange}. ` : ''}Now you need a reason, such as lost job coverage or a move; Medicaid and CHIP take applications on any day.`,
  /** After the day that is safe in every state, where the exchange's own is not known. */
  safeDayPassed: (safe: string, start: string, exchange: string, end: string) =>
    `${safe} was the safe day for coverage from ${start}: ask ${exchange} whether it is still possible. After ${end} you need a reason, such as a move.`,
  /** Enrollment of a later year, whose days are not known. */
  begins: (year: number) => `Open enrollment for ${year} has begun, or begins about now:`,
  hasDays: (exchange: string) => `${exchange} has the days.`,
  laterEnded: (year: number) => `Enrollment for ${year} has probably ended:`,
  laterEndedAt: (exchange: string) =>
    `ask ${exchange}. Without open enrollment you need a reason, such as lost job coverage or a move; Medicaid and CHIP take applications on any day.`,
  deadline: (day: string, start: string) => `by ${day} for coverage from ${start}`,
  passed: (text: string) => `${text} This day has passed.`,
  /** Step that can be taken from its day on. */
  opened: (text: string, until: string) => `${text} It has opened, and you have until ${until}.`,
};

/** Events that open an enrollment of their own. */
export const reasonTexts = {
  /** 45 CFR 155.420(b)(2)(iv), (c)(2) and (d)(1)(i). */
  insurer_leaves: {
    name: 'My insurer leaves',
    day: 'Last day of your plan',
    steps: {
      first: {
        title: 'First day to choose another plan',
        text: 'for this reason: 60 days before your plan ends.',
      },
      no_gap: {
        title: 'Choose another plan by the last day of yours',
        text: 'for coverage from the first day of the next month. Then you have no gap.',
      },
      last: {
        title: 'Last day to choose another plan',
        text: 'for this reason: 60 days after your plan has ended. The new one starts on the first day of the month after you choose.',
      },
      notice: {
        title: 'Send the notice of your insurer',
        text: 'within 30 days of choosing, if the marketplace asks for it.',
      },
    },
  },
  lost_cover: {
    name: 'Lost job coverage',
    day: 'Last day of your old coverage',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'before or after the last day of your old plan. Coverage starts on the first day of the month after you choose and the old plan has ended.',
      },
      start: {
        title: 'Earliest start of the new coverage',
        text: 'if you choose before the old plan ends. Then you have no gap.',
        after: 'if you choose this month, because the old plan has ended.',
      },
      cobra: {
        title: 'Decide about COBRA',
        text: 'COBRA keeps your old plan at its full price, and no tax credit pays for it. An offer of COBRA that you do not take leaves you the tax credit. You have at least 60 days: compare first, because giving COBRA up later is no reason for a new enrollment.',
      },
      letter: {
        title: 'Send the letter that names your last day of coverage',
        text: 'within 30 days of choosing, if the marketplace asks for it.',
      },
    },
  },
  /** 45 CFR 155.330(b): a change is reported within 30 days. 26 CFR 1.36B-2(c)(3): offers, and enrollment in them. */
  job_begins: {
    name: 'Job coverage begins',
    day: 'First day of the employer’s plan',
    steps: {
      tell: {
        title: 'Tell the marketplace within 30 days',
        text: 'that you are offered a plan by an employer, and from which day on.',
      },
      end_plan: {
        title: 'Leave your marketplace plan',
        text: 'on the last day before your first whole month with the employer’s plan. If others stay on it, take off only those who get the employer’s plan. From then on there is no tax credit for them; what was paid too long must be paid back.',
      },
      compare: {
        title: 'Compare before you say no to the employer’s plan',
        text: 'If its price counts as affordable, you get no tax credit, whether you take the employer’s plan or not. For your family, the price of the family’s plan decides.',
      },
    },
  },
  turning_26: {
    name: 'Turning 26',
    day: 'Your 26th birthday',
    steps: {
      ask: {
        title: 'Ask when your parent’s plan ends for you',
        text: 'Many employers’ plans end with the month of your 26th birthday, marketplace plans on December 31.',
      },
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'before or after that end. It starts on the first day of the next month.',
      },
      start: {
        title: 'Earliest start of your own plan',
        text: 'if your parent’s plan is an employer’s that ends with the month of your birthday, and you choose before.',
        after: 'if you choose this month.',
      },
      letter: {
        title: 'Send a letter that names your last day of coverage',
        text: 'within 30 days of choosing, if the marketplace asks for it.',
      },
    },
  },
  moving: {
    name: 'Moving',
    day: 'Day of the move',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'of a move to another ZIP code or county, if you had coverage before (not needed from abroad). It starts on the first day of the next month.',
      },
      start: {
        title: 'Earliest start of the new plan',
        text: 'if you choose it by the end of the month of your move.',
        after: 'if you choose this month.',
      },
      proof: {
        title: 'Send proof of your new address and your old coverage',
        text: 'within 30 days of choosing, if the marketplace asks for it.',
      },
    },
  },
  baby: {
    name: 'A baby',
    day: 'Day of birth or adoption',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'of a birth or adoption. Coverage can start on that day, whenever you choose within the 60 days.',
      },
      public_cover: {
        title: 'Ask about Medicaid and CHIP',
        text: 'for the child and for you, on any day of the year.',
      },
      papers: {
        title: 'Send the birth certificate or adoption papers',
        text: 'within 30 days of choosing, if the marketplace asks for it.',
      },
    },
  },
  /** 45 CFR 155.420(c)(6): 90 days (KFF, September 29, 2025: some marketplaces of states give longer). */
  lost_public: {
    name: 'Medicaid or CHIP ends',
    day: 'Last day of Medicaid or CHIP',
    steps: {
      choose: {
        title: 'Choose a plan within 90 days',
        text: 'of the day on which Medicaid or CHIP ends. Some state marketplaces give you longer: ask yours.',
      },
      start: {
        title: 'Earliest start of the new coverage',
        text: 'if you choose before that day. Then you have no gap.',
        after: 'if you choose this month, because the old coverage has ended.',
      },
      appeal: {
        title: 'Read the letter of your Medicaid office',
        text: 'If you think that it is wrong, you can appeal by the day that it names. Children often keep Medicaid or CHIP when their parents lose it.',
      },
    },
  },
  chip_age: {
    name: 'A child gets too old for CHIP',
    day: 'Last day of the child’s CHIP',
    steps: {
      ask: {
        title: 'Ask when CHIP ends for the child',
        text: 'In most states it ends with the month of the 19th birthday. Your state’s CHIP office knows the day, and if Medicaid for adults follows.',
      },
      choose: {
        title: 'Add the child to a plan within 90 days',
        text: 'of that day. The tax credit is then computed for the child too.',
      },
      start: {
        title: 'Earliest start of the child’s new plan',
        text: 'if you add the child before that day. Then the child has no gap.',
        after: 'if you add the child this month.',
      },
    },
  },
  /** 45 CFR 155.420(d)(2)(i), with the condition of (a)(5) for the 60 days before. */
  marriage: {
    name: 'A wedding',
    day: 'Day of the wedding',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'of the wedding, if at least one of you had coverage for a day or more in the 60 days before it. The plan starts on the first day of the month after you choose.',
      },
      start: {
        title: 'Earliest start of the plan for both of you',
        text: 'if you choose it by the end of the month of the wedding.',
        after: 'if you choose this month.',
      },
      income: {
        title: 'Count both incomes',
        text: 'You get a tax credit only if you file your taxes together.',
      },
      proof: {
        title: 'Send the marriage certificate and proof of the old coverage',
        text: 'within 30 days of choosing, if the marketplace asks for them.',
      },
    },
  },
  /** 45 CFR 155.420(d)(1) and (d)(2)(ii): HealthCare.gov asks for the loss of coverage. */
  divorce_or_death: {
    name: 'A divorce or death ends your coverage',
    day: 'Last day of your old coverage',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'before or after the last day of your old coverage. A divorce that ends no coverage is a reason in some states alone.',
      },
      start: {
        title: 'Earliest start of the new coverage',
        text: 'if you choose before the old coverage ends. Then you have no gap.',
        after: 'if you choose this month, because the old coverage has ended.',
      },
      income: {
        title: 'Give the marketplace your new income and household',
        text: 'because your tax credit now depends on your own tax return.',
      },
    },
  },
  /** 45 CFR 155.420(d)(3). */
  immigration_status: {
    name: 'A new immigration status',
    day: 'Day of the new status',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'of the day on which you became a citizen, a national or lawfully present. It starts on the first day of the month after you choose.',
      },
      proof: {
        title: 'Send the document of your new status',
        text: 'within 30 days of choosing, if the marketplace asks for it.',
      },
    },
  },
  /** 45 CFR 155.420(d)(3). */
  release: {
    name: 'Release from jail or prison',
    day: 'Day of the release',
    steps: {
      choose: {
        title: 'Choose a plan within 60 days',
        text: 'of the release. It starts on the first day of the month after you choose.',
      },
      public_cover: {
        title: 'Ask about Medicaid first',
        text: 'You can apply on any day, in many states before the release.',
      },
      proof: {
        title: 'Send the release papers',
        text: 'within 30 days of choosing, if the marketplace asks for them.',
      },
    },
  },
  turning_65: {
    name: 'Turning 65',
    day: 'Your 65th birthday',
    steps: {
      sign_up: {
        title: 'The first day to sign up for Medicare',
        text: 'is three months before the month you turn 65: it then starts with that month.',
      },
      end_plan: {
        title: 'Leave your marketplace plan',
        text: 'the day before Medicare starts. If others are on it, take only yourself off. From that day you get no tax credit for yourself; what was paid too long must be paid back.',
      },
      last_day: {
        title: 'The last day to sign up without a penalty',
        text: 'is three months after that month. Only a job of yours or your spouse’s now, with an employer of 20 or more people, lets you wait longer. COBRA and a marketplace plan do not.',
      },
    },
  },
} satisfies Readonly<Record<string, ReasonText>>;
