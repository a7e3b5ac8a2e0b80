import type { ReactNode } from 'react';
import cards from '@/components/ui/card-table.module.css';
import { classNames } from '@/components/ui/class-names';
import styles from './staff-table.module.css';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Aligned to the right. */
  isNumber?: boolean;
  /** Written by people: words of any length break. */
  isFreeText?: boolean;
}

interface StaffTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The anchor of a row. */
  anchorOf?: (row: Row) => string;
}

/** A table; where it is narrow, each row is a card with the labels of the columns. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { caption, columns, rows, keyOf, anchorOf } = props;
  return (
    <div className="measured">
      <table className={classNames(cards.table, styles.table)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} id={anchorOf?.(row)}>
              {columns.map((column, index) => (
                <Cell key={column.label} column={column} row={row} isName={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isName: boolean;
}

function classOf<Row>({ isNumber, isFreeText }: Column<Row>): string {
  return classNames(isNumber && cards.number, isFreeText && styles.freeText);
}

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  const { label, cell } = column;
  const className = classOf(column);
  if (isName) {
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td data-label={label} className={className}>
      <div>{cell(row)}</div>
    </td>
  );
}
