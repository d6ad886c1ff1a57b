import { useLocation } from 'react-router-dom';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { useSession } from '#frontend/api/session-store.ts';
import { isStored } from '#frontend/api/tab-values.ts';
import { paths } from '#frontend/paths.ts';
import { LinkButton } from '#frontend/ui/button.tsx';
import { useHydrated } from '#frontend/ui/use-hydrated.ts';
import { authTexts as texts } from './auth.texts.tsx';
import { keptEstimatePreview } from './kept-estimate-preview.tsx';

/** Most visitors of these pages have no estimate to keep. */
const KeptEstimateMessage = createOptional(
  () =>
    import('#frontend/features/predictions/kept-estimate-message.tsx').then(
      (module) => module.KeptEstimateMessage,
      () => () => null,
    ),
  keptEstimatePreview,
);

/** One way on for users who are already logged in, such as after the registration: the kept estimate or the dashboard. */
export function WayOn() {
  const { user } = useSession();
  const { state } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated) return keptEstimatePreview;
  const hasKept = isStored('guest-estimate') || isStored('saved-estimate');
  if (!user) return hasKept ? <KeptEstimateMessage /> : null;
  const dashboard = (
    <p>
      <LinkButton to={paths.dashboard} state={state} variant="primary">
        {texts.dashboard}
      </LinkButton>
    </p>
  );
  return hasKept ? <KeptEstimateMessage isOnlyWay otherwise={dashboard} /> : dashboard;
}
