import { useId, useState } from 'react';
import { Waterfall } from '#frontend/features/charts/waterfall.tsx';
import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import type { Level } from '#functions/plans/state-help.ts';
import { changeTexts as texts } from './change.texts.ts';
import type { ChangeReasons } from './change-reasons.ts';
import { ChangeTable, type Ends } from './change-table.tsx';
import type { ChangeView } from './change-view.ts';

interface ChangeProps {
  view: ChangeView;
  ends: Ends;
}

/** Prices of each level before and after, who gets another coverage, and the reasons, folded. */
export function ChangeBlock({ view, ends }: ChangeProps) {
  const hasFold = view.reasons.length > 0;
  return (
    <div className="stack-12">
      <LevelChanges view={view} ends={ends} hasFold={hasFold} />
      {hasFold && <ChangeFold view={view} ends={ends} />}
    </div>
  );
}

interface LevelChangesProps extends ChangeProps {
  /** True where a fold with the notes follows. */
  hasFold: boolean;
}

/** Prices of each level before and after, and who gets another coverage. */
export function LevelChanges({ view, ends, hasFold }: LevelChangesProps) {
  const { rows, remarks, notes, moves } = view;
  return (
    <>
      {rows.length > 0 && (
        <ChangeTable
          caption={texts.month}
          rowsOf={texts.level}
          period={texts.perMonth}
          ends={ends}
          rows={rows}
        />
      )}
      {[...remarks, ...(hasFold ? [] : notes)].map((remark) => (
        <p key={remark} className={rows.length > 0 ? 'remark' : undefined}>
          {remark}
        </p>
      ))}
      {moves.map((move) => (
        <p key={move}>{move}</p>
      ))}
    </>
  );
}

/** Reasons of one level at a time, silver first. */
function ChangeFold({ view: { reasons, notes }, ends }: ChangeProps) {
  const first = reasons.find(({ level }) => level === 'silver') ?? reasons[0];
  if (!first) return null;
  return (
    <Fold title={texts.why(first.name, first.after - first.before)} heading="h3">
      <div className="stack-12">
        <LevelReasons reasons={reasons} first={first} ends={ends} />
        <ChangeNotes notes={notes} />
      </div>
    </Fold>
  );
}

/** Notes on the reasons of a change. */
export const ChangeNotes = ({ notes }: Pick<ChangeView, 'notes'>) =>
  notes.map((note) => (
    <p key={note} className="remark">
      {note}
    </p>
  ));

interface ReasonsProps {
  reasons: readonly ChangeReasons[];
  first: ChangeReasons;
  ends: Ends;
}

/** Reasons of one level, of which another can be chosen. */
export function LevelReasons({ reasons, first, ends }: ReasonsProps) {
  const name = useId();
  const [level, setLevel] = useState(first.level);
  const shown = reasons.find((each) => each.level === level) ?? first;
  return (
    <div className="stack-12">
      {reasons.length > 1 && (
        <div className="screen-only">
          <ChoiceField
            name={name}
            label={<span className="visually-hidden">{texts.levelsOfReasons}</span>}
            segmented
            options={reasons.map((each) => ({ value: each.level, label: each.name }))}
            value={shown.level}
            onChange={({ target }) => setLevel(target.value as Level)}
          />
        </div>
      )}
      <ReasonsPicture reasons={shown} ends={ends} />
    </div>
  );
}

/** Reasons of a level in their order, from the price before to the price after. */
export function ReasonsPicture({ reasons, ends }: { reasons: ChangeReasons; ends: Ends }) {
  const { name, before, after, parts } = reasons;
  return (
    <>
      <Waterfall
        caption={`${name}, ${texts.caption}`}
        directionTexts={texts}
        first={{ label: ends.before, amount: before }}
        last={{ label: ends.after, amount: after }}
        parts={parts.map((part) => ({ ...part, note: '' }))}
        isInOrder
      />
      {parts.length > 1 && <p className="remark">{texts.order}</p>}
    </>
  );
}
