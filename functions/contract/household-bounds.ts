/*
 * Bounds of a household and ages at which its prices or cover change, read by the contract, the rules and the form.
 * Without zod, which no page needs for its first screen.
 */

/** Youngest age of an adult, and of the people in the model's data. */
export const minAdultAge = 18;
/** Oldest child on a parent's plan (45 CFR 147.120). */
export const maxChildAge = 25;
/** Age from which everybody has the rate of adults (45 CFR 147.102). */
export const adultRateAge = 21;
/** Age from which most people have Medicare (42 USC 1395c). */
export const medicareAge = 65;
/** Oldest age on the marketplace's curves, and without Medicare. */
export const maxPricedAge = medicareAge - 1;
/** Oldest age of a person. */
export const maxPersonAge = 120;
/** Most people of a household, and persons on its tax return. */
export const maxPeople = 30;
/** Highest income of a household, USD a year. */
export const maxIncome = 999_999_999;
/** Highest price of an employer's plan, USD a month. */
export const maxOffer = 100_000;
