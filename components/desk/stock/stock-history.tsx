import { Panel } from '@/components/ui/panel';
import type { MovementKind } from '@/contract/staff/movements';
import type { StockMovement } from '@/contract/staff/stock';
import { REASON_TEXTS } from '@/lib/desk/reason-texts';
import { Moment } from '../moment';
import styles from './stock-history.module.css';

const KIND_TEXTS: Record<MovementKind, string> = {
  opening: 'Opening stock',
  order: 'Ordered',
  release: 'Released: not paid',
  cancel: 'Order cancelled',
  replacement: 'Replacement sent',
  return: 'Came back',
  correction: 'Corrected',
  count: 'Counted',
  import: 'Imported',
  parts: 'Follows its parts',
};

/** What moved a stock, the newest first. */
export function StockHistory({ movements }: { movements: readonly StockMovement[] }) {
  return (
    <Panel className={`stack gap-2 ${styles.history}`}>
      <h2>History</h2>
      {movements.length === 0 && <p className="muted small">Nothing has moved yet.</p>}
      <ol>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ol>
    </Panel>
  );
}

function Movement({ movement }: { movement: StockMovement }) {
  const { delta, stock_after: left, kind, reference, reason, note, by, at } = movement;
  const why = [kind === 'correction' && reason && REASON_TEXTS[reason], reference, note];
  return (
    <li>
      <b className="num">{delta > 0 ? `+${delta}` : delta}</b>
      <span>
        {KIND_TEXTS[kind]}
        <small className="block">{why.filter(Boolean).join(' · ')}</small>
      </span>
      <span>
        <span className="num">{left === null ? 'not counted' : `${left} left`}</span>
        <small className="block">
          {by}, <Moment iso={at} />
        </small>
      </span>
    </li>
  );
}
