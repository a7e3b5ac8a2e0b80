'use client';

import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { readRelated } from '@/lib/browser/desk';
import type { DeskId } from '@/lib/desk/desk';
import type { DeskRelated } from '@/lib/desk/desk-columns';
import type { EntryPage } from '@/lib/view/desk';
import { PlainTable } from '../list/plain-table';
import styles from './related-panel.module.css';
import { useEntryPages } from './use-entry-pages.client';

interface RelatedPanelProps {
  /** The name of the desk. */
  desk: string;
  related: DeskRelated;
  id: DeskId;
  /** The first page; null if it could not be read. */
  first: EntryPage | null;
}

/** What belongs to an entry and is not saved with it, the newest first: who has used a voucher. */
export function RelatedPanel({ desk, related, id, first }: RelatedPanelProps) {
  const { title, part, isWhole, none, columns } = related;
  const read = (page: number) => readRelated(desk, id, { part, page });
  const { rows, more, isFailed } = useEntryPages(first, read);
  return (
    <Panel className={`stack may-shrink gap-2 measured ${styles.related}`}>
      <h2>
        {title} {first && !isWhole && <span className="muted num">{first.total_count}</span>}
      </h2>
      {(!first || isFailed) && <Note tone="error">This could not be read.</Note>}
      {first?.total_count === 0 && <p className="muted small">{none}</p>}
      {rows.length > 0 && <PlainTable caption={title} columns={columns} rows={rows} />}
      {more && (
        <Button variant="text" size="small" onClick={more}>
          Older ones
        </Button>
      )}
    </Panel>
  );
}
