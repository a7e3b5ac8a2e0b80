'use client';

import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { readTrail } from '@/lib/browser/desk';
import type { DeskId } from '@/lib/desk/desk';
import { changedPaths } from '@/lib/desk/differences';
import { inWords } from '@/lib/desk/in-words';
import type { TrailEntry, TrailPage } from '@/lib/view/desk';
import { DeskIcon } from '../desk-icon.client';
import { useDeskForm } from '../fields/desk-form-context.client';
import { Moment } from '../moment';
import styles from './trail-panel.module.css';
import { useEntryPages } from './use-entry-pages.client';

interface TrailPanelProps {
  id: DeskId;
  /** The first page; null if it could not be read. */
  trail: TrailPage | null;
  /** Unsaved work would be mixed with what is brought back. */
  isDirty: boolean;
  /** Brings the entry back to what it was before `newer`, the changes since. */
  onBringBack: (newer: readonly TrailEntry[], since: TrailEntry) => void;
}

/** Who has changed an entry, when and what, the newest first; each state can be brought back. */
export function TrailPanel({ id, trail, isDirty, onBringBack }: TrailPanelProps) {
  const { desk } = useDeskForm();
  const read = (page: number) => readTrail(desk.kind, id, page);
  const { rows: changes, more, isFailed } = useEntryPages(trail, read);
  return (
    <Panel className={`stack may-shrink gap-2 ${styles.trail}`}>
      <h2>
        <DeskIcon name="rotate-ccw-clock" />
        History
      </h2>
      {(!trail || isFailed) && <Note tone="error">The history could not be read.</Note>}
      {trail?.total_count === 0 && <p className="muted small">Nobody has changed this yet.</p>}
      <ol>
        {changes.map((change, index) => (
          <li key={change.version}>
            <Change
              change={change}
              isNewest={index === 0}
              isDirty={isDirty}
              onBringBack={() => onBringBack(changes.slice(0, index), change)}
            />
          </li>
        ))}
      </ol>
      {more && (
        <Button variant="text" size="small" onClick={more}>
          Older changes
        </Button>
      )}
    </Panel>
  );
}

interface ChangeProps {
  change: TrailEntry;
  isNewest: boolean;
  isDirty: boolean;
  onBringBack: () => void;
}

function Change({ change, isNewest, isDirty, onBringBack }: ChangeProps) {
  const { desk, names } = useDeskForm();
  const { action, by, at } = change;
  const paths = action === 'added' ? [] : changedPaths(desk, change);
  return (
    <details className={`line-above ${styles.change}`}>
      <summary>
        <span>
          <b>{by}</b> {SAID[action] ?? action}
          {action === 'changed' &&
            ` ${paths.map(({ path }) => path.label.toLowerCase()).join(', ')}`}
        </span>
        <span className="hint">
          <Moment iso={at} />
        </span>
      </summary>
      <dl>
        {paths.map(({ path, before, after }) => (
          <div key={path.path}>
            <dt className="caption muted">{path.label}</dt>
            <dd className="stack gap-half pre-line wrap-anywhere">
              <del>{inWords(path.field, before, names)}</del>
              <ins>{inWords(path.field, after, names)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {!isNewest && (
        <Button variant="quiet" size="small" disabled={isDirty} onClick={onBringBack}>
          <span>
            Bring back<span className="visually-hidden"> the state of this change</span>
          </span>
        </Button>
      )}
      {!isNewest && isDirty && <p className="hint">Save or undo your changes first</p>}
    </details>
  );
}

const SAID: Record<string, string> = {
  added: 'added this',
  changed: 'changed',
  removed: 'removed this',
  ended: 'ended this',
};
