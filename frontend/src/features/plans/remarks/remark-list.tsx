import type { Outlook } from '#functions/plans/outlook.ts';
import { listRemarks } from './remarks.ts';

/** Items of a list: what else applies to a household. Loaded apart from the result, where a closed part has them. */
export function RemarkList({ outlook }: { outlook: Outlook }) {
  return listRemarks(outlook).map((remark) => <li key={remark}>{remark}</li>);
}
