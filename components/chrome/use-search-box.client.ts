'use client';

import { useRouter } from 'next/navigation';
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import { useEffect, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { startNavigationLine } from '@/components/ui/navigation-line';
import { useSuggestions } from '@/lib/browser/use-suggestions';
import { onSurface, routes } from '@/lib/routes';
import { optionId } from './search-panel';

/** The specified delay between the last key and the request, in ms. */
const DEBOUNCE_MS = 500;
const NO_ROW = -1;

/** Holds the typed text, its suggestions and the row selected by the arrow keys. */
export function useSearchBox(listId: string) {
  const router = useRouter();
  const surface = useSurface();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NO_ROW);
  const settled = useDebounced(text.trim(), DEBOUNCE_MS);
  const query = text.trim() === '' ? '' : settled;
  const { products, isLoading } = useSuggestions(query);
  const hasList = isOpen && products !== undefined && products.length > 0;
  // The products, followed by the row that leads to all results.
  const rows = hasList ? products.length + 1 : 0;

  const close = () => {
    setOpen(false);
    setActive(NO_ROW);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || rows === 0) return;
    event.preventDefault();
    // One more position than there are rows: past either end the typed text is selected again.
    setActive(((active + 1 + step + rows + 1) % (rows + 1)) - 1);
  };

  const search = (phrase: string) => {
    const href = onSurface(routes.shop({ search: phrase }), surface);
    startNavigationLine(href);
    router.push(href);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const row = document.getElementById(optionId(listId, active));
    if (row) row.click();
    else search(text.trim());
    close();
    event.currentTarget.querySelector('input')?.blur();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return {
    hasList,
    formProps: { onSubmit, onBlur },
    inputProps: {
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setText(currentTarget.value);
        setOpen(true);
        setActive(NO_ROW);
      },
      onFocus: () => setOpen(true),
      onKeyDown,
      'aria-activedescendant': active === NO_ROW ? undefined : optionId(listId, active),
    },
    panelProps: { query, products, isLoading, active, isOpen, onChoose: close },
  };
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
