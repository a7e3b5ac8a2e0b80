import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Pager } from '@/components/ui/pager';
import { Panel } from '@/components/ui/panel';
import { staffMessages } from '@/contract/messages/staff';
import { countInEnglish } from '@/lib/format/counter';
import type { StaffList } from '@/lib/view/staff';
import styles from './list-frame.module.css';

interface ListFrameProps<Row> {
  /** Null if it could not be read. */
  list: StaffList<Row> | null;
  /** What one row is: `order`. */
  noun: string;
  /** The title of an empty list. */
  empty: string;
  hrefFor: (page: number) => string;
  filters?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A list of the dashboard with its filters, count and pages. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { list, noun, empty, hrefFor, filters, children } = props;
  if (!list) return <Note tone="error">{staffMessages.notLoaded}</Note>;
  const { rows, count, page, totalPages } = list;
  return (
    <>
      {filters}
      <Panel className={styles.panel}>
        {rows.length === 0 ? (
          <EmptyState
            motif="mint"
            title={empty}
            action={count > 0 && <ButtonLink href={hrefFor(1)}>First page</ButtonLink>}
          />
        ) : (
          <>
            <p className="mb-1 small muted">{countInEnglish(count, noun)}</p>
            {children(rows)}
          </>
        )}
      </Panel>
      <Pager current={page} total={totalPages} hrefFor={hrefFor} />
    </>
  );
}
