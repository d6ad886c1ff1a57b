import { call } from '#frontend/api/call.ts';
import { CarForm } from '#frontend/features/predictions/form/car-form.tsx';
import { emptyCarForm, toCarForm } from '#frontend/features/predictions/form/car-form-fields.ts';
import { GuestEstimateScreen } from '#frontend/features/predictions/guest/guest-estimate-screen.tsx';
import { SiteLayout } from './site-layout.tsx';

/** /estimate/car */
export function Page() {
  return (
    <SiteLayout>
      <GuestEstimateScreen
        title="Estimate your car insurance premium"
        introduction="Five questions, about half a minute, no account. Your answers are stored only in this browser tab unless you save the estimate."
        insuranceType="car"
        Form={CarForm}
        emptyForm={emptyCarForm}
        toForm={toCarForm}
        estimatePremium={(answers) => call('estimate-car-premium', { body: answers })}
      />
    </SiteLayout>
  );
}
