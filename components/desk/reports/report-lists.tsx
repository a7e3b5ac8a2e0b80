import type { ReactNode } from 'react';
import { drawnFrom } from '@/components/desk/list/drawn-from';
import { PlainTable } from '@/components/desk/list/plain-table';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import type { AskedQuery } from '@/contract/catalogue/search';
import { staffMessages } from '@/contract/messages/staff';
import type { Report, SoldProduct } from '@/contract/staff/reports';
import type { StockRow } from '@/contract/staff/stock';
import type { DeskEntry } from '@/lib/desk/desk';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import type { ReportSpan } from '@/lib/desk/report-span';
import { staffRoutes } from '@/lib/staff-routes';
import type { ReportPage } from '@/lib/view/report';
import type { DrawnCells } from '../list/desk-cell';
import { countText } from './figure-cards';
import styles from './report-view.module.css';

/** So many rows of a longer list are displayed. */
const SHOWN = 10;

interface Sold {
  span: ReportSpan;
  /** The reader may open the orders. */
  isLinked: boolean;
}

const ORDERS: DeskColumn = { name: 'orders', label: 'Orders', kind: 'number' };

/** Products with what was sold of them; each leads to its orders. */
export function SoldProducts({
  title,
  rows,
  span,
  isLinked,
}: Sold & { title: string; rows: readonly SoldProduct[] }) {
  const columns: DeskColumn[] = [
    { name: 'name', label: 'Product', kind: isLinked ? 'drawn' : 'text' },
    ORDERS,
    { name: 'units', label: 'Pieces', kind: 'number' },
    { name: 'revenue', label: 'Revenue', kind: 'money' },
  ];
  const cells = drawnFrom<SoldProduct>({
    name: ({ id, name }) => (
      <ListLink href={staffRoutes.sales(span, { product: String(id) })}>{name}</ListLink>
    ),
  });
  return <ListPanel {...{ title, columns, rows, cells }} empty="Nothing was sold" />;
}

type Voucher = Report['vouchers'][number];

/** The vouchers that were used; each leads to its orders. */
export function UsedVouchers({ rows, span, isLinked }: Sold & { rows: readonly Voucher[] }) {
  const columns: DeskColumn[] = [
    { name: 'code', label: 'Code', kind: isLinked ? 'drawn' : 'code' },
    ORDERS,
    { name: 'discount', label: 'Discount', kind: 'money' },
  ];
  const cells = drawnFrom<Voucher>({
    code: ({ code }) => (
      <ListLink href={staffRoutes.sales(span, { voucher: code })}>{code}</ListLink>
    ),
  });
  return <ListPanel {...{ title: 'Vouchers', columns, rows, cells }} empty="None was used" />;
}

/** The stocks that end this week; undefined: of other roles. */
export function EndingStock({ list }: { list: ReportPage['ending'] }) {
  if (list === undefined) return null;
  const columns: DeskColumn[] = [
    { name: 'name', label: 'Product', kind: 'drawn' },
    { name: 'stock', label: 'For sale', kind: 'stock' },
  ];
  const cells = drawnFrom<StockRow>({
    name: ({ id, name }) => <ListLink href={staffRoutes.entry('stock', id)}>{name}</ListLink>,
  });
  return (
    <ListPanel
      {...{ title: 'Stock that ends this week', columns, cells }}
      rows={list?.rows.slice(0, SHOWN)}
      all={list && <All count={list.count} href={staffRoutes.desk('stock', { level: 'ending' })} />}
      empty="None ends within 7 days"
    />
  );
}

/** What was searched without a result, each with the way to say what it means. */
export function MissedSearches({ list }: { list: ReportPage['missed'] }) {
  if (list === undefined) return null;
  const columns: DeskColumn[] = [
    { name: 'query', label: 'Searched', kind: 'text' },
    { name: 'count', label: 'Times', kind: 'number' },
    { name: 'id', label: 'What it means', kind: 'drawn' },
  ];
  const cells = drawnFrom<AskedQuery>({
    id: ({ query }) => (
      <ListLink href={staffRoutes.newEntry('search-concepts', { names: query })}>
        Add a synonym<span className="visually-hidden"> of {query}</span>
      </ListLink>
    ),
  });
  return (
    <ListPanel
      {...{ title: 'Searches without a result, 30 days', columns, cells }}
      rows={list?.rows.slice(0, SHOWN)}
      all={
        list && (
          <All count={list.count} href={staffRoutes.desk('search-queries', { found: 'nothing' })} />
        )
      }
      empty="Every search has found something"
    />
  );
}

interface ListPanelProps {
  title: string;
  columns: readonly DeskColumn[];
  /** Undefined if they could not be read. */
  rows: readonly DeskEntry[] | undefined;
  cells: DrawnCells;
  all?: ReactNode;
  empty: string;
}

function ListPanel({ title, columns, rows, cells, all, empty }: ListPanelProps) {
  return (
    <Panel className={styles.panel}>
      <div className="cluster middle between touch gap-x-4">
        <h2>{title}</h2>
        {all}
      </div>
      {rows?.length ? (
        <PlainTable caption={title} columns={columns} rows={rows} cells={cells} />
      ) : (
        <p className="muted">{rows ? empty : staffMessages.notLoaded}</p>
      )}
    </Panel>
  );
}

const All = ({ count, href }: { count: number; href: string }) => (
  <Link className="inline-row touch link small num" href={href}>
    All {countText(count)}
  </Link>
);

const ListLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="inline-row touch link" href={href}>
    {children}
  </Link>
);
