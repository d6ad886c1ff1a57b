/**
 * Territories by postal code. They have no marketplace and so no tax credit (42 USC 18043, 26 USC 36B; Medicaid and CHIP by
 * MACPAC, "Medicaid and CHIP in the territories"), with the ZIP codes of the USPS.
 */
const territories = {
  PR: { name: 'Puerto Rico', zips: /^00[679]/ },
  VI: { name: 'the US Virgin Islands', zips: /^008/ },
  GU: { name: 'Guam', zips: /^969(1\d|2\d|3[0-2])$/ },
  MP: { name: 'the Northern Mariana Islands', zips: /^9695[0-2]$/ },
  AS: { name: 'American Samoa', zips: /^96799$/ },
} as const;

export type Territory = keyof typeof territories;

export const territoryCodes = Object.keys(territories) as Territory[];

/** Name of a territory for the middle of a sentence. */
export const formatTerritory = (territory: Territory): string => territories[territory].name;

/** Returns the territory of a ZIP code of five digits; undefined for another one. */
export const findTerritory = (zip: string): Territory | undefined =>
  territoryCodes.find((territory) => territories[territory].zips.test(zip));
