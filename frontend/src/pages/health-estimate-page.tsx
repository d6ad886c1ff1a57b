import { GuestEstimateScreen } from '#frontend/features/predictions/form/prediction-screen.tsx';
import { SiteLayout } from './site-layout.tsx';

/** /estimate/health */
export function Page() {
  return (
    <SiteLayout>
      <GuestEstimateScreen
        title="Estimate your health insurance premium"
        introduction="A premium is the price of insurance: you pay it whether or not you need care. Ten questions, about a minute, no account. Your answers are stored only in this browser tab unless you save the estimate."
        insuranceType="health"
      />
    </SiteLayout>
  );
}
