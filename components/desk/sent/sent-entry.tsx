import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import type { Desk, DeskEntry } from '@/lib/desk/desk';
import type { DeskValues } from '@/lib/desk/desk-columns';
import { BelowCell, DeskCell, type DrawnCells } from '../list/desk-cell';
import styles from './sent-entry.module.css';
import { sentPartsOf } from './sent-parts';

interface SentEntryProps {
  desk: Desk;
  entry: DeskEntry;
  /** The page to return to after a step. */
  here: string;
  /** Below the next steps. */
  children?: ReactNode;
}

/** Something that a customer has sent: everything about it, and what staff can do with it. */
export function SentEntry({ desk, entry, here, children }: SentEntryProps) {
  const parts = sentPartsOf(desk.name);
  if (parts?.Page) return <parts.Page entry={entry}>{children}</parts.Page>;
  const cells = { ...parts?.cells(here), ...parts?.values?.(here) };
  return (
    <div className={`split-1180 top gap-5 ${styles.entry}`}>
      <div className="stack may-shrink gap-5">
        {desk.values?.map((values) => (
          <Facts key={values.title} values={values} entry={entry} cells={cells} />
        ))}
      </div>
      <div className="stack may-shrink gap-5">
        {parts?.next && (
          <Panel>
            <h2>Next step</h2>
            {cells[parts.next]?.(entry)}
          </Panel>
        )}
        {children}
      </div>
    </div>
  );
}

interface FactsProps {
  values: DeskValues;
  entry: DeskEntry;
  cells: DrawnCells;
}

function Facts({ values: { title, columns }, entry, cells }: FactsProps) {
  return (
    <Panel>
      <h2>{title}</h2>
      <dl className={styles.values}>
        {columns.map((column) => (
          <div key={column.name}>
            <dt className="muted small">{column.label}</dt>
            <dd className="wrap-anywhere">
              <DeskCell column={column} row={entry} cells={cells} />
              <BelowCell column={column} row={entry} cells={cells} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
