'use client';

import { useLayoutEffect, useState } from 'react';
import { catalogueMessages } from '@/contract/messages/catalogue';
import type { Message } from '@/contract/messages/text-with-values';
import { useSuggestions } from '@/lib/browser/use-suggestions';
import { countOf } from '@/lib/format/counter';
import { NO_ROW } from './search-option';
import { SearchPanel } from './search-panel';
import { useDebounced } from './use-debounced.client';

/** The specified delay between the last key and the request, in ms. */
const DEBOUNCE_MS = 500;

/** What the search box displays of its list. */
export interface SuggestionList {
  /** The number of displayed rows. */
  rows: number;
  /** The index of the row selected by the arrow keys, or `NO_ROW`. */
  active: number;
  isNothingFound: boolean;
  /** What a screen reader hears about the list. */
  status: Message;
  /** Moves the selection by so many rows. */
  step: (by: number) => void;
}

interface SearchSuggestionsProps {
  id: string;
  text: string;
  isOpen: boolean;
  /** A constant function that receives the list at every change. */
  onList: (list: SuggestionList) => void;
  onChoose: () => void;
}

/** The list below the search box. Its code is loaded with the first focus. */
export function SearchSuggestions({ id, text, isOpen, onList, onChoose }: SearchSuggestionsProps) {
  // The panel says how many rows it has: the recent searches are loaded with it.
  const [rows, setRows] = useState(0);
  const query = useDebounced(text, text === '' ? 0 : DEBOUNCE_MS, '');
  const { suggestions, isLoading } = useSuggestions(isOpen ? query : undefined);
  const { active, step } = useActiveRow(rows, suggestions, text, isOpen);
  const isNothingFound = suggestions?.products.length === 0 && suggestions.of !== '';

  // Before the paint: the arrow keys act on the rows that are displayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` depends on what is listed
  useLayoutEffect(() => {
    onList({ rows, active, isNothingFound, status: statusOf(rows, isNothingFound), step });
  }, [rows, active, isNothingFound, suggestions, text, isOpen, onList]);

  if (!isOpen) return null;
  return (
    <SearchPanel {...{ id, query, suggestions, isLoading, active, onChoose }} onRows={setRows} />
  );
}

function statusOf(rows: number, isNothingFound: boolean): Message {
  if (isNothingFound) return catalogueMessages.nothingFound;
  return rows > 0 ? countOf(rows, 'suggestion') : '';
}

/**
 * Holds the row of a list that the arrow keys have selected. When the number of its rows or one of
 * `rest` changes, none is selected: Enter must not open a row that the shopper has not chosen.
 * @param rest always as many
 */
function useActiveRow(rows: number, ...rest: unknown[]) {
  const list = [rows, ...rest];
  const [choice, setChoice] = useState({ row: NO_ROW, list });
  const isSameList = list.every((value, index) => value === choice.list[index]);
  const active = isSameList ? choice.row : NO_ROW;
  const step = (by: number) => {
    // One more position than there are rows: past either end the typed text is selected again.
    setChoice({ row: ((active + 1 + by + rows + 1) % (rows + 1)) - 1, list });
  };
  return { active, step };
}
