import { type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '#language';
import { Skeleton } from '@/components/ui/skeleton';
import { keepFocus } from '@/lib/browser/keep-focus';
import { forgetSearches, recentSearches } from '@/lib/browser/recent-searches';
import type { SuggestionsOf } from '@/lib/view/search';
import styles from './search-box.module.css';
import { SearchList } from './search-list';
import { optionId } from './search-option';
import { foundRows, startRows } from './search-rows';

interface SearchPanelProps {
  id: string;
  /** The text that suggestions are wanted for; those of an earlier text may be displayed. */
  query: string;
  /** Undefined while loading and after a failure. */
  suggestions: SuggestionsOf | undefined;
  isLoading: boolean;
  /** The index of the row selected by the arrow keys, or -1. */
  active: number;
  /** A constant function that receives the number of displayed rows. */
  onRows: (rows: number) => void;
  onChoose: () => void;
}

/** The panel below the search box: suggestions; in front of a text, recent and popular searches. */
export function SearchPanel(props: SearchPanelProps) {
  const { id, query, suggestions, isLoading, active, onRows, onChoose } = props;
  const [recent, setRecent] = useState(recentSearches);
  const isStart = (suggestions?.of ?? query) === '';
  const groups = isStart ? startRows(recent, suggestions?.queries) : foundRows(suggestions);
  const rows = groups.flatMap((group) => group.rows).length;

  useLayoutEffect(() => {
    onRows(rows);
    return () => onRows(0);
  }, [rows, onRows]);
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  if (!isStart && !suggestions && isLoading) return <Loading />;
  if (rows === 0) return null;
  return (
    <div className={styles.panel}>
      {isStart && recent.length > 0 && <Clear onClear={() => setRecent([])} />}
      <SearchList
        id={id}
        groups={groups}
        active={active}
        onMouseDown={keepFocus}
        onChoose={onChoose}
      />
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.panel} aria-busy="true">
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  );
}

/** Removes the recent searches. Outside the list, which may only contain options. */
function Clear({ onClear }: { onClear: () => void }) {
  const t = useText();
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('input')?.focus();
    forgetSearches();
    onClear();
  };
  return (
    <button
      type="button"
      className={`link touch small ${styles.clear}`}
      aria-label={t('Clear recent searches')}
      onMouseDown={keepFocus}
      onClick={clear}
    >
      {t('Clear')}
    </button>
  );
}
