import cards from '@/components/ui/card-table.module.css';
import { classNames } from '@/components/ui/class-names';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import styles from './desk-table.module.css';

const NUMBERS = ['money', 'number', 'stock'];

/** Returns the class of the cells of a column: numbers are aligned to the right. */
export function alignOf({ kind }: DeskColumn): string {
  return NUMBERS.includes(kind) ? classNames(cards.number, styles.number) : '';
}
