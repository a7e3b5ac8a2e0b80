import type { ReactNode } from 'react';
import cards from '@/components/ui/card-table.module.css';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { PictureData } from '@/contract/kit/shapes';
import type { Desk, DeskId, DeskRow } from '@/lib/desk/desk';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import { titleOf } from '@/lib/desk/entry-forms';
import { type DeskQuery, deskParams } from '@/lib/desk/list-query';
import type { RowPlace } from '@/lib/desk/row-places';
import { staffRoutes } from '@/lib/staff-routes';
import { cellClass } from './cell-class';
import { BelowCell, DeskCell, type DrawnCells } from './desk-cell';
import styles from './desk-table.module.css';
import { RowOrder } from './row-order.client';
import { CHOSEN_NAME } from './selection-name';

interface DeskTableProps {
  desk: Desk;
  columns: readonly DeskColumn[];
  rows: readonly DeskRow[];
  /** The list, whose columns then can be sorted; a few rows elsewhere have none. */
  query?: DeskQuery | undefined;
  /** Where each row stands in the order that staff choose. */
  places?: ReadonlyMap<DeskId, RowPlace> | undefined;
  cells?: DrawnCells | undefined;
}

/** The rows of a list. Where it is narrow, each row is a card with the labels of the columns. */
export function DeskTable({ desk, columns, rows, query, places, cells }: DeskTableProps) {
  const hasBulk =
    query !== undefined &&
    (desk.changes !== undefined || (desk.moves?.some(({ bulk }) => bulk) ?? false));
  return (
    <table className={classNames(cards.table, styles.table)}>
      <caption className="visually-hidden">{desk.title}</caption>
      <thead>
        <tr>
          {hasBulk && (
            <th scope="col" className={styles.choose}>
              <Choose label="Choose all rows of this page" value="all" />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.name} desk={desk} column={column} query={query} />
          ))}
          {places && <th scope="col">Order</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...marksOf(desk, row, places?.get(row.id))}>
            {hasBulk && (
              <td className={styles.choose}>
                <Choose label={`Choose ${titleOf(desk, row)}`} value={String(row.id)} />
              </td>
            )}
            {columns.map((column, index) => (
              <BodyCell
                key={column.name}
                desk={desk}
                column={column}
                row={row}
                cells={cells}
                isName={index === 0}
              />
            ))}
            <OrderCell desk={desk} row={row} place={places?.get(row.id)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What dragging a row asks of the others. */
function marksOf({ isTree }: Desk, row: DeskRow, place: RowPlace | undefined) {
  return {
    'data-level': isTree && place ? Number(row.level) : undefined,
    'data-group': place?.group,
    'data-id': place && row.id,
    'data-place': place && isTree ? Number(row.place) : undefined,
  };
}

interface OrderCellProps {
  desk: Desk;
  row: DeskRow;
  place: RowPlace | undefined;
}

function OrderCell({ desk, row, place }: OrderCellProps) {
  if (!place) return null;
  return (
    <td data-label="Order" className={styles.orderCell}>
      <RowOrder desk={desk.name} row={row} name={titleOf(desk, row)} place={place} />
    </td>
  );
}

function Choose({ label, value }: { label: string; value: string }) {
  return (
    <label>
      <input type="checkbox" name={CHOSEN_NAME} value={value} aria-label={label} />
    </label>
  );
}

interface HeadCellProps {
  desk: Desk;
  column: DeskColumn;
  query: DeskQuery | undefined;
}

/** A heading; one that the list can be sorted by is a link, which turns the order at the second tap. */
function HeadCell({ desk, column, query }: HeadCellProps) {
  const { label, sort } = column;
  const isSorted = sort !== undefined && sort === query?.sort;
  const order = isSorted && query?.order !== 'desc' ? 'desc' : 'asc';
  const ariaSort = query?.order === 'desc' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={cellClass(column)} aria-sort={isSorted ? ariaSort : undefined}>
      {sort && query ? (
        <Link
          href={staffRoutes.desk(desk.name, deskParams({ ...query, page: 1, sort, order }))}
          className={`inline-row touch gap-half icon-16 ${styles.sort}`}
          data-order={isSorted ? query.order : undefined}
        >
          {label}
          <Icon name="chevron-down" />
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

interface BodyCellProps {
  desk: Desk;
  column: DeskColumn;
  row: DeskRow;
  cells: DrawnCells | undefined;
  isName: boolean;
}

function BodyCell({ desk, column, row, cells, isName }: BodyCellProps): ReactNode {
  const cell = <DeskCell column={column} row={row} cells={cells} />;
  const below = <BelowCell column={column} row={row} cells={cells} />;
  if (isName && desk.isListOnly) return <th scope="row">{cell}</th>;
  if (isName) {
    return (
      <th scope="row">
        <Link
          href={staffRoutes.entry(desk.name, row.id)}
          className={`row touch gap-3 strong text-vana wrap-anywhere ${styles.name}`}
        >
          {column.picture && <Thumb picture={row[column.picture] as PictureData | null} />}
          <span>{cell}</span>
        </Link>
        {below}
      </th>
    );
  }
  return (
    <td data-label={column.label} className={cellClass(column)}>
      <div>
        {cell}
        {below}
      </div>
    </td>
  );
}

/** Rows with and without a picture begin at the same line. */
function Thumb({ picture }: { picture: PictureData | null }) {
  return (
    <span className={`filled rigid frame round-1 ${styles.thumb}`}>
      {picture && <Picture picture={picture} alt="" sizes="40px" upTo={200} />}
    </span>
  );
}
