import { drawnFrom } from '@/components/desk/list/drawn-from';
import { PlainTable } from '@/components/desk/list/plain-table';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { staffMessages } from '@/contract/messages/staff';
import type { TakingsOfDay } from '@/contract/staff/takings';
import { spanInWords } from '@/lib/desk/chart-parts';
import type { DeskColumn } from '@/lib/desk/desk-columns';
import { dayInWords } from '@/lib/desk/indian-time';
import { staffRoutes } from '@/lib/staff-routes';
import type { TakingsPage } from '@/lib/view/report';
import styles from './report-view.module.css';
import { SpanChoice } from './span-choice';

/** What a row is about: a carrier on a day, or in all days. */
type Row = Omit<TakingsOfDay, 'day'> & { from: string; to: string };

/** The cash of carriers, in all and by the day of delivery; each row leads to its orders. */
export function TakingsView({ page: { rows, span, today } }: { page: TakingsPage }) {
  return (
    <>
      <SpanChoice span={span} today={today} hrefOf={staffRoutes.takings} />
      <p className="muted small num mb-3-half">Delivered {spanInWords(span)}</p>
      {rows ? (
        <>
          <Table title="By carrier" rows={byCarrier(rows, span)} />
          <Table title="By day of delivery" rows={byDay(rows)} />
        </>
      ) : (
        <Note tone="error">{staffMessages.notLoaded}</Note>
      )}
    </>
  );
}

const byDay = (rows: readonly TakingsOfDay[]): Row[] =>
  rows.map(({ day, ...row }) => ({ ...row, from: day, to: day }));

function byCarrier(rows: readonly TakingsOfDay[], { from, to }: TakingsPage['span']): Row[] {
  const carriers = [...new Set(rows.map(({ carrier }) => carrier))].sort();
  return carriers.map((carrier) => {
    const own = rows.filter((row) => row.carrier === carrier);
    const sum = (name: 'orders' | 'amount' | 'open_orders' | 'open_amount') =>
      Math.round(own.reduce((all, row) => all + row[name], 0) * 100) / 100;
    return {
      ...{ carrier, from, to, orders: sum('orders'), amount: sum('amount') },
      ...{ open_orders: sum('open_orders'), open_amount: sum('open_amount') },
    };
  });
}

const COLUMNS: DeskColumn[] = [
  { name: 'carrier', label: 'Carrier', kind: 'drawn' },
  { name: 'from', label: 'Delivered', kind: 'drawn' },
  { name: 'orders', label: 'Orders', kind: 'number' },
  { name: 'amount', label: 'Cash', kind: 'money' },
  { name: 'open_orders', label: 'Open', kind: 'drawn' },
  { name: 'open_amount', label: 'Still due', kind: 'money' },
];

const cells = drawnFrom<Row>({
  carrier: (row) => <ListLink row={row} list="all" text={row.carrier || 'No carrier'} />,
  from: ({ from, to }) => (from === to ? dayInWords(from) : spanInWords({ from, to })),
  open_orders: (row) => <ListLink row={row} text={row.open_orders.toLocaleString('en-IN')} />,
});

function ListLink({ row, list, text }: { row: Row; list?: 'all'; text: string }) {
  const { carrier, from, to } = row;
  const filters = { carrier: carrier || 'none', from, to, ...(list && { list }) };
  return (
    <Link className="inline-row touch link num" href={staffRoutes.desk('takings', filters)}>
      {text}
    </Link>
  );
}

function Table({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Panel className={`mb-3-half ${styles.panel}`}>
      <h2>{title}</h2>
      {rows.length > 0 ? (
        <PlainTable caption={title} columns={COLUMNS} rows={rows} cells={cells} />
      ) : (
        <p className="muted">No cash order was delivered</p>
      )}
    </Panel>
  );
}
