import cards from '@/components/ui/card-table.module.css';
import { classNames } from '@/components/ui/class-names';
import type { DeskEntry } from '@/lib/desk/desk';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import { cellClass } from './cell-class';
import { DeskCell, type DrawnCells } from './desk-cell';
import styles from './desk-table.module.css';

interface PlainTableProps {
  caption: string;
  columns: readonly DeskColumn[];
  /** They have no pages, and are only added to. */
  rows: readonly DeskEntry[];
  cells?: DrawnCells | undefined;
}

/** A table without order or selection. Where it is narrow, each row is a card. */
export function PlainTable({ caption, columns, rows, cells }: PlainTableProps) {
  return (
    <div className="measured">
      <table className={classNames(cards.table, styles.table)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={cellClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and are only added
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.name} data-label={column.label} className={cellClass(column)}>
                  <div>
                    <DeskCell column={column} row={row} cells={cells} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
