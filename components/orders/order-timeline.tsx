import { Panel } from '@/components/ui/panel';
import type { OrderStatus } from '@/contract/order-states';
import { nextState, STATUS_OF, stateOf } from '@/contract/order-states';
import { ONLINE_PAYMENT } from '@/contract/payment-kinds';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { OrderProgress } from '@/lib/view/orders';
import styles from './order-timeline.module.css';

/** The past and the next steps of an order. */
export function OrderTimeline({ order }: { order: OrderProgress }) {
  return (
    <Panel variant="cotton" className={styles.panel}>
      <h2>Where it stands</h2>
      <ol className={styles.timeline}>
        {timelineSteps(order).map((step) => (
          <Step key={`${step.title} ${step.moment?.iso}`} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ step: { title, position, moment, hint } }: { step: TimelineStep }) {
  return (
    <li data-position={position} aria-current={position === 'now' ? 'step' : undefined}>
      <b>{title}</b>
      {position === 'next' && <span className="visually-hidden"> (still to come)</span>}
      {moment && <time dateTime={moment.iso}>{moment.text}</time>}
      {hint && <small>{hint}</small>}
    </li>
  );
}

export interface TimelineStep {
  title: string;
  /** Past, current or future. */
  position: 'done' | 'now' | 'next';
  moment?: DisplayedMoment;
  hint?: string;
}

const TITLES: Record<OrderStatus, string> = {
  Pending: 'Order placed',
  Confirmed: 'Confirmed',
  Packed: 'Packed',
  Shipped: 'On its way',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Undelivered: 'Could not be delivered',
  Returned: 'Returned',
};

/** Returns the steps of an order: the completed ones, the next one, and the delivery. */
export function timelineSteps(order: OrderProgress): TimelineStep[] {
  const last = order.timeline.length - 1;
  const taken = order.timeline.map(({ status, moment }, n): TimelineStep => {
    return { title: TITLES[status], moment, position: n === last ? 'now' : 'done' };
  });
  return [...taken, ...stepsAhead(order)];
}

function stepsAhead(order: OrderProgress): TimelineStep[] {
  const next = nextState(stateOf(order.order_status));
  if (!next) return [];
  const delivery: TimelineStep = {
    title: TITLES.Delivered,
    position: 'next',
    hint: promise(order),
  };
  if (next === 'delivered') return [delivery];
  const step: TimelineStep = {
    title: TITLES[STATUS_OF[next]],
    position: 'next',
    hint: condition(order),
  };
  return order.expected ? [step, delivery] : [step];
}

function promise({ expected, isLate }: OrderProgress): string | undefined {
  if (!expected) return undefined;
  return isLate ? `Was expected by ${expected.text}` : `Expected by ${expected.text}`;
}

/** Returns what the next step depends on, if that is not the shop's own work. */
function condition({ order_status: status, pay_type, is_paid: isPaid }: OrderProgress) {
  if (status === 'Undelivered') return 'We try again';
  const isUnpaid = status === 'Pending' && pay_type === ONLINE_PAYMENT && !isPaid;
  return isUnpaid ? 'As soon as it is paid' : undefined;
}
