'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { ImportEntry, ImportRow, RowVerdict } from '@/contract/catalogue/import-shapes';

import { importApi } from '@/lib/api-routes/imports';
import { fetchImportRows } from '@/lib/browser/imports';
import styles from './import.module.css';

const NAMES: Record<RowVerdict, string> = {
  wrong: 'Wrong',
  added: 'New',
  changed: 'Changed',
  same: 'The same',
  skipped: 'Left out',
};
const ORDER: RowVerdict[] = ['wrong', 'added', 'changed', 'skipped', 'same'];

/** The rows of a checked file by what would become of them. */
export function ImportRows({ one }: { one: ImportEntry }) {
  const counts = one.counts;
  const displayed = ORDER.filter((verdict) => counts?.[verdict]);
  const [chosen, setChosen] = useState<RowVerdict>();
  const [page, setPage] = useState(1);
  const verdict = chosen && displayed.includes(chosen) ? chosen : displayed[0];
  const { data, error } = useSWR(
    verdict ? [importApi.rows(one.id, { verdict, page: String(page) }), one.counts] : null,
    () => fetchImportRows(one.id, verdict as string, page),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  if (!counts || !verdict) return null;
  const choose = (next: RowVerdict) => {
    setChosen(next);
    setPage(1);
  };
  return (
    <section aria-label="Rows">
      <div className={`flex gap-2 ${styles.tabs}`}>
        {displayed.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === verdict}
            onClick={() => choose(name)}
          >
            {NAMES[name]} <span className="num">{counts[name].toLocaleString('en-IN')}</span>
          </button>
        ))}
      </div>
      {error && <Note tone="error">The rows could not be loaded.</Note>}
      <ul className={styles.rows}>
        {data?.data.map((row) => (
          <RowItem key={row.row} row={row} />
        ))}
      </ul>
      {data && data.total_pages > 1 && (
        <div className="cluster middle gap-2 gap-x-4">
          <Button variant="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Before
          </Button>
          <p className="num small">
            Page {page} of {data.total_pages}
          </p>
          <Button
            variant="quiet"
            disabled={page === data.total_pages}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </div>
      )}
    </section>
  );
}

function RowItem({ row: { row, sku, name, changes, notes, verdict } }: { row: ImportRow }) {
  return (
    <li>
      <p className="cluster gap-half gap-x-3 wrap-anywhere">
        <span className="num muted">Row {row}</span>
        <span className="num">{sku || 'No SKU'}</span>
        <span>{name}</span>
      </p>
      {notes.map(({ column, message, is_wrong: isWrong }) => (
        <p
          key={`${column} ${message}`}
          data-wrong={isWrong}
          className={`small muted wrap-anywhere ${styles.rowNote}`}
        >
          {column && <b>{column}: </b>}
          {message}
        </p>
      ))}
      {verdict === 'changed' && (
        <dl className={`stack gap-half small ${styles.changes}`}>
          {changes.map(({ column, before, after }) => (
            <div key={column}>
              <dt className="muted">{column}</dt>
              <dd>
                <del>{before || 'empty'}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{after || 'empty'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
