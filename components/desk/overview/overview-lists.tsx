import { Thumbnail } from '@/components/ui/picture';
import { staffMessages } from '@/contract/messages/staff';
import type { Lead } from '@/contract/staff/leads';
import type { StockRow } from '@/contract/staff/stock';
import { LEAD_NAMES } from '@/lib/desk/sent/leads';
import { staffRoutes } from '@/lib/staff-routes';
import type { AgendaEntry } from '@/lib/view/staff';
import { ListHead } from './list-head';
import styles from './overview-lists.module.css';

/** The products with the least stock. */
export function RunningLow({ stock: rows }: { stock: StockRow[] | null }) {
  return (
    <>
      <ListHead
        title="Running low"
        all="All stock"
        href={staffRoutes.desk('stock', { level: 'short' })}
      />
      <Rows rows={rows} empty={staffMessages.noShortStock}>
        {({ id, name, product_image: picture, stock, low_mark: mark }) => (
          <li key={id} className={styles.product}>
            <span className="filled frame ratio-product round-1">
              {picture && <Thumbnail picture={picture} alt="" />}
            </span>
            <span>
              <b className="medium">{name}</b>
              <i
                className={`block mt-1-half ${styles.level}`}
                data-stock={levelOf(stock ?? 0, mark)}
                aria-hidden="true"
              >
                <i style={{ width: `${Math.max(3, ((stock ?? 0) / Math.max(1, mark)) * 100)}%` }} />
              </i>
            </span>
            <StockLevel stock={stock} />
          </li>
        )}
      </Rows>
    </>
  );
}

function levelOf(stock: number, mark: number): 'none' | 'few' | 'some' {
  if (stock === 0) return 'none';
  return stock <= mark / 2 ? 'few' : 'some';
}

/** The appointments of today; what they are about is in the list. */
export function Agenda({ agenda, today }: { agenda: AgendaEntry[] | null; today: string }) {
  return (
    <>
      <ListHead
        title="Vaidya, today"
        all="All appointments"
        href={staffRoutes.desk('appointments', { from: today, to: today })}
      />
      <Rows rows={agenda} empty={staffMessages.noAppointments}>
        {({ id, time, name }) => (
          <li key={id} className={styles.entry}>
            <b className="num">{time}</b>
            <span>{name}</span>
          </li>
        )}
      </Rows>
    </>
  );
}

/** The newest messages and leads. */
export function NewestLeads({ leads }: { leads: Lead[] | null }) {
  return (
    <div className="mt-6">
      <ListHead title="Messages" all="All messages" href={staffRoutes.desk('leads')} />
      <Rows rows={leads} empty={staffMessages.noLeads}>
        {({ id, kind, company, name, subject }) => (
          <li key={id} className={styles.entry}>
            <b>{LEAD_NAMES[kind]}</b>
            <span>
              {company || name || 'Without a name'}
              {subject && <small className="block small muted">{subject}</small>}
            </span>
          </li>
        )}
      </Rows>
    </div>
  );
}

interface RowsProps<Row> {
  /** Null if they could not be read. */
  rows: Row[] | null;
  empty: string;
  children: (row: Row) => React.ReactNode;
}

function Rows<Row>({ rows, empty, children }: RowsProps<Row>) {
  if (!rows?.length) return <p className={styles.none}>{rows ? empty : staffMessages.notLoaded}</p>;
  return <ul className={styles.rows}>{rows.map(children)}</ul>;
}

/** How much of a product is left; null: nobody counts it. */
function StockLevel({ stock }: { stock: number | null }) {
  if (stock === null) return <span>Not counted</span>;
  if (stock === 0) return <span className="strong text-error">Out of stock</span>;
  return <span className="num">{stock} left</span>;
}
