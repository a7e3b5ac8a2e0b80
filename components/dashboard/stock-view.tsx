import { Link } from '@/components/ui/link.client';
import { staffMessages } from '@/contract/messages/staff';
import type { StockRow } from '@/contract/staff/staff';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffList } from '@/lib/view/staff';
import { ListFrame } from './list-frame';
import type { Column } from './staff-table';
import { StaffTable } from './staff-table';
import { StockLevel } from './stock-level';

const COLUMNS: Column<StockRow>[] = [
  {
    label: 'Product',
    cell: ({ id, name }) => (
      <Link className="link" href={routes.product(id, name)}>
        {name}
      </Link>
    ),
  },
  { label: 'SKU', cell: ({ sku }) => <span className="num">{sku}</span> },
  { label: 'Left', cell: ({ stock }) => <StockLevel stock={stock} />, isNumber: true },
];

/** Products with little or no stock. */
export function StockView({ list }: { list: StaffList<StockRow> | null }) {
  return (
    <ListFrame
      list={list}
      noun="product"
      empty={staffMessages.noShortStock}
      hrefFor={staffRoutes.stock}
    >
      {(rows) => (
        <StaffTable
          caption="Products with little or no stock, the least first"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}
