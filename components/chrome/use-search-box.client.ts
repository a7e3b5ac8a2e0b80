'use client';

import { useRouter } from 'next/navigation';
import type { FocusEvent, KeyboardEvent, SubmitEvent } from 'react';
import { useState } from 'react';
import { useSuggestions } from '@/lib/browser/use-suggestions';
import { routes } from '@/lib/routes';
import { optionId } from './search-panel';
import { useSettled } from './use-settled.client';

/** The specification's wait between the last key and the question, in ms. */
const DEBOUNCE_MS = 500;
const NO_ROW = -1;

/** What is typed, what is found for it and which row the arrow keys have reached. */
export function useSearchBox(listId: string) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NO_ROW);
  const settled = useSettled(text.trim(), DEBOUNCE_MS);
  const query = text.trim() === '' ? '' : settled;
  const { products, isLoading } = useSuggestions(query);
  const hasList = isOpen && products !== undefined && products.length > 0;
  // The products and, below them, the row that leads to all results.
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
    // One place more than there are rows: past either end the text itself is chosen again.
    setActive(((active + 1 + step + rows + 1) % (rows + 1)) - 1);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const row = document.getElementById(optionId(listId, active));
    if (row) row.click();
    else router.push(routes.shop({ search: text.trim() }));
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
