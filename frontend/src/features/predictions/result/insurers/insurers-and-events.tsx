import { type ReactNode, useState } from 'react';
import { showEvents, WhyNow } from '#frontend/features/prices/steps/why-now.tsx';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { InsurersOfCounty } from './county-insurers.tsx';

interface InsurersAndEventsProps {
  priced: Priced;
  /** False for an age without marketplace prices. */
  hasPrices: boolean;
}

/** Insurers of the county, and events that open an enrollment, of which one is that an insurer leaves. */
export function InsurersAndEvents({ priced, hasPrices }: InsurersAndEventsProps): ReactNode {
  const [event, setEvent] = useState('');
  const tellOfLeaving = () => {
    setEvent('insurer_leaves');
    showEvents();
  };
  return (
    <>
      {hasPrices && <InsurersOfCounty priced={priced} onLeave={tellOfLeaving} />}
      <WhyNow age={Math.floor(priced.input_data.age)} event={event} onChoose={setEvent} />
    </>
  );
}
