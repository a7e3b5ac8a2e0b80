import type { ReactNode } from 'react';
import type { DrawnCells } from './desk-cell';

/** Returns what draws columns of rows whose type the contract knows. */
export function drawnFrom<Row>(
  cells: Partial<Record<keyof Row & string, (row: Row) => ReactNode>>,
): DrawnCells {
  return cells as unknown as DrawnCells;
}
