import cards from '@/components/ui/card-table.module.css';
import { classNames } from '@/components/ui/class-names';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import styles from './desk-table.module.css';

const NUMBERS = ['money', 'number', 'stock'];

/** Returns the class of the cells of a column: numbers are aligned to the right. */
export function cellClass({ kind, whereWide }: DeskColumn): string {
  return classNames(
    NUMBERS.includes(kind) && cards.number,
    NUMBERS.includes(kind) && styles.number,
    whereWide && styles.whereWide,
  );
}
