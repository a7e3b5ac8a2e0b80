import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { Link } from '@/components/ui/link.client';
import { CANCEL_REASONS } from '@/contract/orders/cancel-reasons';
import type { OrderStatus } from '@/contract/orders/order-states';
import type { StaffOrder } from '@/contract/staff/orders';
import { staffApi } from '@/lib/api-routes/staff';
import { countInEnglish } from '@/lib/format/counter';
import { staffRoutes } from '@/lib/staff-routes';
import { FormKey } from '../moves/form-key';
import { MoveButton } from '../moves/move-button';
import styles from '../moves/moves.module.css';
import { ReasonField } from '../moves/reason-field';
import { HandOut } from './hand-out';
import { LastCarrier } from './last-carrier.client';
import { ShipmentFields } from './shipment-fields';

const LABELS: Record<OrderStatus, string> = {
  Pending: 'Mark as pending',
  Confirmed: 'Confirm',
  Packed: 'Mark as packed',
  Shipped: 'Mark as shipped',
  Delivered: 'Mark as delivered',
  Undelivered: 'Mark as undelivered',
  Cancelled: 'Cancel order',
  Returned: 'Mark as returned',
};

/** The moves that end an order and cannot be taken back. */
const CONFIRMED: Partial<Record<OrderStatus, { text: string; yes: string }>> = {
  Cancelled: {
    text: 'Its goods go back to the stock. What was paid becomes a refund due.',
    yes: 'Yes, cancel the order',
  },
  Returned: {
    text: 'What was paid becomes a refund due.',
    yes: 'Yes, it was returned',
  },
};

/** An order of a list, or of its own page. */
type Moved = Pick<StaffOrder, 'id' | 'order_id' | 'moves' | 'return_requests' | 'is_collected'>;

interface OrderMovesProps {
  order: Moved;
  /** The page to return to. */
  from: string;
}

/** What staff can do next with an order: its return requests, and the statuses it may move to. */
export function OrderMoves({ order, from }: OrderMovesProps) {
  return (
    <>
      {order.return_requests > 0 && <RequestsLink order={order} />}
      {order.moves.length > 0 && <Moves order={order} from={from} />}
    </>
  );
}

/** Leads to the requests for items of an order, which are settled one by one. */
function RequestsLink({ order }: { order: Moved }) {
  return (
    <Link
      className="row fit nowrap touch-low link"
      href={staffRoutes.desk('returns', { q: order.order_id })}
    >
      {countInEnglish(order.return_requests, 'return request')}
      <span className="visually-hidden">: {order.order_id}</span>
    </Link>
  );
}

/** A button for every status that the order may move to; a plain form. */
function Moves({ order, from }: OrderMovesProps) {
  return (
    <form
      action={staffApi.moveOrder(order.id)}
      method="post"
      className={`stack hug gap-1-half ${styles.moves}`}
    >
      <ReturnToFields next={from} from={from} />
      <FormKey />
      {order.moves.map((to) => {
        if (to === 'Shipped') return <ShipMove key={to} id={order.id} number={order.order_id} />;
        if (to === 'Delivered' && order.is_collected) {
          return <HandOut key={to} id={order.id} number={order.order_id} />;
        }
        return (
          <MoveButton
            key={to}
            to={to}
            label={LABELS[to]}
            about={order.order_id}
            question={CONFIRMED[to]}
          >
            {to === 'Cancelled' && <ReasonField id={order.id} reasons={CANCEL_REASONS} />}
            {to === 'Returned' && (
              <Checkbox
                name="restock"
                value="true"
                label="The goods are as new: put them back into the stock"
              />
            )}
          </MoveButton>
        );
      })}
    </form>
  );
}

/** The move to shipped, with the carrier and the number that the customer's messages name. */
function ShipMove({ id, number }: { id: number; number: string }) {
  return (
    <Disclosure label="Ship" about={number}>
      <div className={`stack hug gap-3 mb-2 ${styles.shipment}`}>
        <LastCarrier />
        <ShipmentFields id={id} />
        <MoveButton to="Shipped" label={LABELS.Shipped} about={number} />
      </div>
    </Disclosure>
  );
}
