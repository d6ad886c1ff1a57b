/* Bounds of a car policy, read by the contract and the form. Without zod, which no page needs for its first screen. */

export const maxDrivers = 5;
export const maxCars = 4;
