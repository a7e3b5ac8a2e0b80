import type { DeskChoice } from './desk-columns';

/** What a list is narrowed down by. */
export type DeskFilter = {
  name: string;
  label: string;
  /** What a list has while nothing is chosen; all, unless this says otherwise. */
  usual?: string;
} & (
  | { kind: 'choice'; options: readonly DeskChoice[] }
  /** A day in India: `2026-12-01`. */
  | { kind: 'day' }
  /** A word or two, compared with the beginning of what entries have. */
  | { kind: 'text' }
  /** The id of an entry: a link to the list names it. */
  | { kind: 'id' }
  /** Whole rupees. */
  | { kind: 'amount' }
  /** The entries of another desk. */
  | { kind: 'reference'; desk: string }
);
