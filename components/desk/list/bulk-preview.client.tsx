'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type PlannedChange, readName } from '@/lib/browser/desk';
import type { Desk, DeskField } from '@/lib/desk/desk';
import { changedPaths } from '@/lib/desk/differences';
import { inWords, type ReferenceNames } from '@/lib/desk/in-words';
import styles from './bulk-change.module.css';

interface BulkPreviewProps {
  desk: Desk;
  rows: readonly PlannedChange[];
  /** The names that staff have chosen meanwhile. */
  names: ReferenceNames;
  isPending: boolean;
  onMake: () => void;
  onBack: () => void;
}

/** What a change would make of each entry, and why it cannot: all are changed or none. */
export function BulkPreview({ desk, rows, names, isPending, onMake, onBack }: BulkPreviewProps) {
  const said = rows.map((row) => ({ row, changes: changesOf(desk, row) }));
  const known = { ...useNames(rows, desk), ...names };
  const changing = said.filter(({ changes }) => changes.length > 0).length;
  const problems = rows.filter(({ problem }) => problem !== null).length;
  return (
    <div className="stack gap-3 mt-3">
      <p role="status">
        {problems > 0
          ? `${problems} of ${rows.length} cannot be changed so, so none is`
          : `${changing} of ${rows.length} change`}
      </p>
      <ul className={styles.rows}>
        {said.map(({ row, changes }) => (
          <li key={row.id}>
            <b>{row.name}</b>
            {changes.map(({ about, field, before, after }) => (
              <span key={about} className={styles.values}>
                {about}: <del className="muted">{inWords(field, before, known)}</del>{' '}
                <span aria-hidden="true">→</span> <ins>{inWords(field, after, known)}</ins>
              </span>
            ))}
            {changes.length === 0 && !row.problem && <span className="hint">Stays as it is</span>}
            {row.problem && <span className="text-error">{row.problem}</span>}
          </li>
        ))}
      </ul>
      <Button disabled={problems > 0 || changing === 0} loading={isPending} onClick={onMake}>
        Change {changing === 1 ? `1 ${desk.noun}` : `${changing} ${desk.title.toLowerCase()}`}
      </Button>
      <Button variant="text" disabled={isPending} onClick={onBack}>
        Back
      </Button>
    </div>
  );
}

interface Change {
  about: string;
  field: DeskField;
  before: unknown;
  after: unknown;
}

/** Returns the differing fields with their words; the state of an entry is none of its fields. */
function changesOf(desk: Desk, row: PlannedChange): Change[] {
  const changes: Change[] = changedPaths(desk, row).map(({ path, before, after }) => ({
    about: path.label,
    field: path.field,
    before,
    after,
  }));
  const { state } = desk;
  if (!state || !(state.field in row.after)) return changes;
  const field = {
    name: state.field,
    label: 'State',
    kind: 'choice',
    options: state.states,
  } as const;
  const said = (values: PlannedChange['after']) => JSON.stringify(values[state.field] ?? null);
  return [
    { about: field.label, field, before: said(row.before), after: said(row.after) },
    ...changes,
  ];
}

/** Reads the names of what the entries refer to, each once. */
function useNames(rows: readonly PlannedChange[], desk: Desk): ReferenceNames {
  const [names, setNames] = useState<ReferenceNames>({});
  useEffect(() => {
    let isGone = false;
    const wanted = new Map<string, () => Promise<string>>();
    for (const { path, before, after } of rows.flatMap((row) => changedPaths(desk, row))) {
      const { field } = path;
      if (field.kind !== 'reference' && field.kind !== 'references') continue;
      for (const id of [before, after].flat()) {
        if (typeof id === 'number')
          wanted.set(`${field.desk}:${id}`, () => readName(field.desk, id));
      }
    }
    const read = [...wanted].map(async ([key, name]) => [key, await name()] as const);
    Promise.allSettled(read).then((answers) => {
      if (isGone) return;
      const found = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      setNames(Object.fromEntries(found));
    });
    return () => {
      isGone = true;
    };
  }, [rows, desk]);
  return names;
}
