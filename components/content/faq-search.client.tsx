'use client';

import { useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import styles from './faq-view.module.css';

interface FaqSearchProps {
  /** The id of the element around the groups of questions. */
  of: string;
}

/**
 * Shows only the questions that have all typed letters, in question or answer. It needs scripts;
 * without them a browser searches the page itself, and opens the rows that it finds.
 */
export function FaqSearch({ of }: FaqSearchProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();
  const search = () => {
    const typed = input.current?.value.trim() ?? '';
    const count = showOnly(document.getElementById(of), typed.toLowerCase().split(/\s+/));
    setFound(typed ? count : undefined);
  };
  // What was typed before the scripts ran counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown.
  useEffect(search, []);
  return (
    <div className={`needs-scripts mb-2 ${styles.search}`}>
      <Field id="faq-search" label="Search the answers">
        {(control) => (
          <Input {...control} ref={input} type="search" autoComplete="off" onChange={search} />
        )}
      </Field>
      <p className="hint" role="status">
        {found === undefined ? '' : t('{count} found', { count: found })}
      </p>
    </div>
  );
}

/** Hides the rows that lack what is typed, and groups without rows. Returns how many rows are left. */
function showOnly(groups: HTMLElement | null, typed: string[]): number {
  let count = 0;
  for (const group of groups?.querySelectorAll('section:has(details)') ?? []) {
    const rows = [...group.querySelectorAll('details')];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !typed.every((part) => text.includes(part));
    }
    const left = rows.filter(({ hidden }) => !hidden).length;
    (group as HTMLElement).hidden = left === 0;
    count += left;
  }
  return count;
}
