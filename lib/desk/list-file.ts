import { csvLine } from '@/contract/kit/csv';
import { formatPhone } from '@/lib/format/phone';
import type { Desk, DeskEntry } from './desk';
import { type DeskColumn, stateText } from './desk-columns';
import { momentInWords } from './indian-time';

/* The list of a desk as a file: every column in words, those that are hidden on the screen too. */

/** Returns the first line: what each column is. */
export function headLine(desk: Desk): string {
  return csvLine(fileColumns(desk).map(({ label }) => label));
}

/** Returns the line of a row. */
export function rowLine(desk: Desk, row: DeskEntry): string {
  return csvLine(fileColumns(desk).map((column) => textOf(column, row)));
}

function fileColumns({ columns }: Desk): DeskColumn[] {
  return columns
    .filter(({ onScreenOnly }) => !onScreenOnly)
    .flatMap((column) => [column, ...(column.below ? [column.below] : [])]);
}

/** Amounts are plain numbers, so that a spreadsheet sums them up. */
function textOf(column: DeskColumn, row: DeskEntry): string {
  const { kind, name, otherwise, label } = column;
  const value = row[name];
  if (value === null || value === undefined || value === '') {
    return otherwise ? textOf({ ...otherwise, label }, row) : '';
  }
  if (kind === 'moment') return momentInWords(String(value));
  // A spreadsheet takes what begins with a plus for a sum.
  if (kind === 'phone') return formatPhone(String(value)).replace('+', '');
  if (kind === 'named') return (value as { name: string }).name;
  if (kind === 'state' || kind === 'choice') return stateText(column, value);
  return Array.isArray(value) ? value.map(partText).join(', ') : String(value);
}

/** A part of a list: a text, or something written under a label. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  const { label, value } = part as { label?: string; value?: string };
  return label ? `${label}: ${value}` : '';
}
