'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { type Conflicting, conflictsOf, withTheirs } from '@/lib/desk/differences';
import { inWords } from '@/lib/desk/in-words';
import { type FormValues, toFormValues } from '@/lib/desk/values';
import { useDeskForm } from '../fields/desk-form-context.client';
import { Moment } from '../moment';
import styles from './conflict-dialog.module.css';
import type { FormBase, Newer } from './form-types';

interface ConflictDialogProps {
  newer: Newer;
  base: FormBase;
  onClose: () => void;
  /** Saves what was chosen on top of the newer version. */
  onChoose: (theirs: FormBase, chosen: FormValues) => void;
}

type Side = 'mine' | 'theirs';

/**
 * Shows both versions of an entry that two people have changed, field by field. What only one of them
 * has changed is chosen already; the rest is for the person to decide.
 */
export function ConflictDialog({ newer, base, onClose, onChoose }: ConflictDialogProps) {
  const { desk, hook } = useDeskForm();
  const mine = hook.getValues();
  const theirs = toFormValues(desk, newer.current);
  const conflicts = conflictsOf({ desk, base: base.values, mine, theirs });
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = ({ path, changedBy }: Conflicting) =>
    sides[path.path] ?? ({ me: 'mine', them: 'theirs', both: undefined } as const)[changedBy];
  const open = conflicts.filter((conflict) => !sideOf(conflict)).length;
  const choose = (chosen: FormValues) =>
    onChoose({ version: newer.version, values: theirs }, chosen);
  const chosenPaths = new Set(
    conflicts.filter((one) => sideOf(one) === 'theirs').map(({ path }) => path.path),
  );
  return (
    <Dialog open size="wide" onClose={onClose} title={`${newer.by} has saved this meanwhile`}>
      <p className="muted">
        <Moment iso={newer.at} />. Choose for each field what is saved.
      </p>
      <div className={`stack gap-4 ${styles.conflicts}`}>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.path.path}
            conflict={conflict}
            by={newer.by}
            side={sideOf(conflict)}
            onSide={(side) => setSides({ ...sides, [conflict.path.path]: side })}
          />
        ))}
        {conflicts.length === 0 && <p>Both versions are the same.</p>}
      </div>
      <div className={`cluster middle gap-3 ${styles.end}`}>
        <Button
          disabled={open > 0}
          onClick={() => choose(withTheirs(mine, conflicts, (path) => chosenPaths.has(path)))}
        >
          Save what is chosen
        </Button>
        <Button variant="text" onClick={onClose}>
          Go on writing
        </Button>
        {open > 0 && <p className="hint">{open === 1 ? '1 field' : `${open} fields`} to decide</p>}
      </div>
    </Dialog>
  );
}

interface ConflictRowProps {
  conflict: Conflicting;
  by: string;
  side: Side | undefined;
  onSide: (side: Side) => void;
}

function ConflictRow({ conflict, by, side, onSide }: ConflictRowProps) {
  const { names } = useDeskForm();
  const { path, mine, theirs } = conflict;
  const versions = [
    { name: 'mine', label: 'Yours', value: mine },
    { name: 'theirs', label: by, value: theirs },
  ] as const;
  return (
    <fieldset className={`stack gap-2 columns-2 ${styles.conflict}`}>
      <legend className="mb-1-half small strong">{path.label}</legend>
      {versions.map(({ name, label, value }) => (
        <label key={name} className={`flex may-shrink touch gap-3 ${styles.version}`}>
          <input
            type="radio"
            name={`side-${path.path}`}
            checked={side === name}
            onChange={() => onSide(name)}
          />
          <span className="may-shrink">
            <b className="block caption muted">{label}</b>
            <span className={`block pre-line wrap-anywhere ${styles.value}`}>
              {inWords(path.field, value, names)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
