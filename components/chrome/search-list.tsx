import type { MouseEventHandler, ReactNode } from 'react';
import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { rememberSearch } from '@/lib/browser/recent-searches';
import styles from './search-box.module.css';
import { optionId } from './search-option';
import type { SearchRow, SearchRowGroup } from './search-rows';

interface SearchListProps {
  id: string;
  groups: SearchRowGroup[];
  /** The index of the selected row among those of all groups, or -1. */
  active: number;
  onMouseDown: MouseEventHandler;
  onChoose: () => void;
}

/** One list of options in labelled groups; the arrow keys pass through all of them. */
export function SearchList({ id, groups, active, onMouseDown, onChoose }: SearchListProps) {
  const t = useText();
  const rows = groups.flatMap((group) => group.rows);
  return (
    <div id={id} role="listbox" aria-label={t('Suggestions')} onMouseDown={onMouseDown}>
      {groups.map((group) => (
        <Group key={group.title ?? ''} title={group.title}>
          {group.rows.map((row) => (
            <Option
              key={row.href}
              id={optionId(id, rows.indexOf(row))}
              row={row}
              isActive={row === rows[active]}
              onChoose={onChoose}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const t = useText();
  if (!title) return children;
  return (
    <fieldset>
      <legend className={`caption strong muted ${styles.title}`}>{t(title)}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  id: string;
  row: SearchRow;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, row, isActive, onChoose }: OptionProps) {
  const choose = () => {
    if (row.search) rememberSearch(row.search);
    onChoose();
  };
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={row.href}
      className={styles[row.variant]}
      onClick={choose}
    >
      {row.content}
    </Link>
  );
}
