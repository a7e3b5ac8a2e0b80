'use client';

import { useState } from 'react';
import { NO_ROW } from './search-option';

/**
 * Holds the row of a list that the arrow keys have selected. When the number of its rows or one of
 * `rest` changes, none is selected: Enter must not open a row that the shopper has not chosen.
 * @param rest always as many
 */
export function useActiveRow(rows: number, ...rest: unknown[]) {
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
