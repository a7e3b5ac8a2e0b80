import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { dayInWords } from '@/lib/desk/indian-time';
import { staffRoutes } from '@/lib/staff-routes';
import { OrderCourse } from './order-course';
import { OrderMoney } from './order-money';
import { OrderMoves } from './order-moves';
import styles from './order-page.module.css';
import { OrderParcel } from './order-parcel';
import { OrderPeople } from './order-people';
import { PackedLines } from './packed-lines';

/** An order of any customer, as staff pack it, send it and answer for it. */
export function OrderPage({ order, children }: { order: StaffOrderDetail; children: ReactNode }) {
  const here = staffRoutes.order(order.id);
  const isMovable = order.moves.length + order.return_requests > 0;
  return (
    <div className={`split-1180 top gap-5 ${styles.page}`}>
      <div className="stack may-shrink gap-5">
        <Panel>
          <h2>What is in the parcel</h2>
          <PackedLines lines={order.rated_product_info} />
          {order.is_gift && <Gift order={order} />}
        </Panel>
        <OrderMoney order={order} />
      </div>
      <div className="stack may-shrink gap-5">
        {isMovable && (
          <Panel>
            <h2>Next step</h2>
            <OrderMoves order={order} from={here} />
          </Panel>
        )}
        <OrderPeople order={order} from={here} />
        <OrderParcel order={order} from={here} />
        <OrderCourse order={order} />
        {children}
      </div>
    </div>
  );
}

/** What the giver wants: no bill in the box, on which day, and the words on its card. */
function Gift({ order }: { order: StaffOrderDetail }) {
  const { gift_message: message, gift_day: wished, send_from: sendFrom } = order;
  return (
    <div className={`mt-4 cotton round-2 ${styles.gift}`}>
      <h3>A gift: no bill in the box</h3>
      {wished && sendFrom && (
        <p>
          Send from: <b>{dayInWords(sendFrom)}</b>, to arrive on or after {dayInWords(wished)}
        </p>
      )}
      {message ? (
        <blockquote className="mt-1 pre-line wrap-anywhere">{message}</blockquote>
      ) : (
        <p className="muted">Without a message.</p>
      )}
    </div>
  );
}
