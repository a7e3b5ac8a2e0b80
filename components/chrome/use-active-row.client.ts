'use client';

import { useState } from 'react';

export const NO_ROW = -1;

/**
 * Holds the row of a list that the arrow keys have selected. When `list` or the number of its rows
 * changes, none is selected: Enter must not open a row that the shopper has not chosen.
 */
export function useActiveRow(rows: number, list: unknown) {
  const [choice, setChoice] = useState({ row: NO_ROW, rows, list });
  const isSameList = choice.rows === rows && choice.list === list;
  const active = isSameList ? choice.row : NO_ROW;
  const select = (row: number) => setChoice({ row, rows, list });
  // One more position than there are rows: past either end the typed text is selected again.
  const step = (by: number) => select(((active + 1 + by + rows + 1) % (rows + 1)) - 1);
  return { active, select, step };
}
