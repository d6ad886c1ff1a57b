import { territoryNames } from './territories.en.ts';

/**
 * ZIP codes of the territories by postal code. They have no marketplace and so no tax credit (42 USC 18043, 26 USC 36B; Medicaid and CHIP by
 * MACPAC, "Medicaid and CHIP in the territories"). ZIP codes by the USPS.
 */
const territories = {
  PR: /^00[679]/,
  VI: /^008/,
  GU: /^969(1\d|2\d|3[0-2])$/,
  MP: /^9695[0-2]$/,
  AS: /^96799$/,
} as const;

export type Territory = keyof typeof territories;

export const territoryCodes = Object.keys(territories) as Territory[];

/** Name of a territory for the middle of a sentence. */
export const formatTerritory = (territory: Territory): string => territoryNames[territory];

/** Returns the territory of a ZIP code of five digits; undefined for another one. */
export const findTerritory = (zip: string): Territory | undefined =>
  territoryCodes.find((territory) => territories[territory].test(zip));
