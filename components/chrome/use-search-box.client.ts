'use client';

import { useRouter } from 'next/navigation';
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import { useEffect, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { startNavigationLine } from '@/components/ui/navigation-line';
import { useSuggestions } from '@/lib/browser/use-suggestions';
import { onSurface, routes } from '@/lib/routes';
import { optionId } from './search-option';
import { NO_ROW, useActiveRow } from './use-active-row.client';

/** The specified delay between the last key and the request, in ms. */
const DEBOUNCE_MS = 500;

/** Holds the typed text, its suggestions and the row selected by the arrow keys. */
export function useSearchBox(listId: string) {
  const open = useOpenSearch();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // The panel says how many rows it has: the recent searches are loaded with it.
  const [rows, setRows] = useState(0);
  const typed = text.trim();
  const query = useDebounced(typed, typed === '' ? 0 : DEBOUNCE_MS);
  const { suggestions, isLoading } = useSuggestions(isOpen ? query : undefined);
  const { active, select, step } = useActiveRow(rows, suggestions);

  const close = () => {
    setOpen(false);
    select(NO_ROW);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') close();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || rows === 0) return;
    event.preventDefault();
    step(by);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const row = document.getElementById(optionId(listId, active));
    if (row) row.click();
    else open(typed);
    close();
    event.currentTarget.querySelector('input')?.blur();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return {
    isOpen,
    rows,
    isNothingFound: suggestions?.products.length === 0 && suggestions.of !== '',
    formProps: { onSubmit, onBlur },
    inputProps: {
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setText(currentTarget.value);
        setOpen(true);
        select(NO_ROW);
      },
      onFocus: () => setOpen(true),
      onKeyDown,
      'aria-activedescendant': active === NO_ROW ? undefined : optionId(listId, active),
    },
    panelProps: { query, suggestions, isLoading, active, onRows: setRows, onChoose: close },
  };
}

/** Returns a function that opens the results of a search and remembers it in this browser. */
function useOpenSearch() {
  const router = useRouter();
  const surface = useSurface();
  return (search: string) => {
    if (search !== '') remember(search);
    const href = onSurface(routes.shop({ search }), surface);
    startNavigationLine(href);
    router.push(href);
  };
}

function remember(search: string): void {
  import('@/lib/browser/recent-searches').then(
    ({ rememberSearch }) => rememberSearch(search),
    () => undefined,
  );
}

/** Returns the value once it is unchanged for `ms` milliseconds; until then the previous one. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
