/** Sources of the rules of households, and what is not verified. */
export function HouseholdSources() {
  return sources.map((text) => <p key={text}>{text}</p>);
}

const sources = [
  'Tax credit: IRS Rev. Proc. 2025-25 for 2026 and 2026-26 for 2027 (the percentages of 2027 by one publication), federal poverty guidelines of 2025 and 2026, Form 8962; for people without Medicare or affordable cover from an employer, couples who file together.',
  'Public cover of children by levels of 2018 to 2025, of adults by KFF, January 2026; tobacco by lists of CMS up to 2021. Not verified: later changes. Amounts of states’ own help are left out, since sources disagree.',
];
