/** Marketplace of a state. */
export interface Exchange {
  readonly name: string;
  readonly url: string;
}

const federal: Exchange = { name: 'HealthCare.gov', url: 'https://www.healthcare.gov/' };

/**
 * States that run their own marketplace in plan year 2026, as known on 22 November 2026. The others, and those
 * that are not certain, use HealthCare.gov, which leads on to a state's own marketplace.
 */
const ownExchanges: Readonly<Record<string, Exchange>> = {
  CA: { name: 'Covered California', url: 'https://www.coveredca.com/' },
  CO: { name: 'Connect for Health Colorado', url: 'https://connectforhealthco.com/' },
  CT: { name: 'Access Health CT', url: 'https://www.accesshealthct.com/' },
  DC: { name: 'DC Health Link', url: 'https://www.dchealthlink.com/' },
  GA: { name: 'Georgia Access', url: 'https://georgiaaccess.gov/' },
  ID: { name: 'Your Health Idaho', url: 'https://www.yourhealthidaho.org/' },
  IL: { name: 'Get Covered Illinois', url: 'https://getcovered.illinois.gov/' },
  KY: { name: 'kynect', url: 'https://kynect.ky.gov/' },
  MA: { name: 'Massachusetts Health Connector', url: 'https://www.mahealthconnector.org/' },
  MD: { name: 'Maryland Health Connection', url: 'https://www.marylandhealthconnection.gov/' },
  ME: { name: 'CoverME.gov', url: 'https://www.coverme.gov/' },
  MN: { name: 'MNsure', url: 'https://www.mnsure.org/' },
  NJ: { name: 'Get Covered New Jersey', url: 'https://www.getcovered.nj.gov/' },
  NM: { name: 'BeWell New Mexico', url: 'https://www.bewellnm.com/' },
  NV: { name: 'Nevada Health Link', url: 'https://www.nevadahealthlink.com/' },
  NY: { name: 'NY State of Health', url: 'https://nystateofhealth.ny.gov/' },
  PA: { name: 'Pennie', url: 'https://pennie.com/' },
  RI: { name: 'HealthSource RI', url: 'https://healthsourceri.com/' },
  VA: { name: 'Virginia’s Insurance Marketplace', url: 'https://www.marketplace.virginia.gov/' },
  VT: { name: 'Vermont Health Connect', url: 'https://healthconnect.vermont.gov/' },
  WA: { name: 'Washington Healthplanfinder', url: 'https://www.wahealthplanfinder.org/' },
};

/** Returns the marketplace of a state, HealthCare.gov if it is not given. */
export function getExchange(state: string | undefined): Exchange {
  return ownExchanges[state ?? ''] ?? federal;
}
