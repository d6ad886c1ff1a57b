import { flushSync } from 'react-dom';
import { loadCode } from '#frontend/api/failure.ts';
import {
  changePolicy,
  getPolicyInput,
  maxRows,
  type PolicyList,
  usePolicyInput,
} from '#frontend/features/estimates/policy-store.ts';
import { Button } from '#frontend/ui/button.tsx';
import { createLoader } from '#frontend/ui/loader.ts';
import { showError } from '#frontend/ui/toasts.ts';
import { policyTexts as texts } from './policy.texts.ts';
import { toRow, toRowName } from './policy-fields.ts';

/** Loader of the rows and their line of prices, which a form of one driver and one car has no need of. */
export const policyRows = createLoader<'all', typeof import('./policy-rows.tsx')>(() =>
  loadCode(() => import('./policy-rows.tsx')),
);

/** Button that adds a row. */
export function AddRow({ list }: { list: PolicyList }) {
  const { [list]: rows } = usePolicyInput();
  if (rows.length >= maxRows[list]) return <p className="remark">{texts.most[list]}</p>;
  const add = async () => {
    const code = await policyRows.load('all').catch(() => undefined);
    if (!code) return showError(texts.failed, 'policy');
    const present = getPolicyInput()[list];
    const row = toRow(list, list === 'drivers' ? { prv_accident: 0 } : {});
    flushSync(() => changePolicy({ [list]: [...present, row] }));
    const first = list === 'drivers' ? 'driver_age' : 'name';
    document.getElementById(toRowName(list, present.length, first))?.focus();
  };
  return (
    <Button id={`add-${list}`} onClick={add}>
      {texts.add[list]}
    </Button>
  );
}
