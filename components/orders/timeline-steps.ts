import type { OrderStatus } from '@/contract/order';

/** A moment in India, as the shop writes it, and ISO 8601. */
export interface ShownMoment {
  text: string;
  iso: string;
}

/** What is known of an order's course. */
export interface OrderCourse {
  order_status: OrderStatus;
  pay_type: string;
  is_paid: boolean;
  /** What has happened, the first step first. */
  timeline: { status: OrderStatus; moment: ShownMoment }[];
  /** The day by which it should come, while it is under way. */
  expected: ShownMoment | null;
  /** That day is over. */
  isLate: boolean;
}

export interface TimelineStep {
  title: string;
  /** Behind us, where we are, or still to come. */
  place: 'done' | 'now' | 'next';
  moment?: ShownMoment;
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

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  Pending: 'Confirmed',
  Confirmed: 'Packed',
  Packed: 'Shipped',
  Shipped: 'Delivered',
  Undelivered: 'Shipped',
};

/** The steps of an order: all that were taken, the next one, and the delivery that they lead to. */
export function timelineSteps(order: OrderCourse): TimelineStep[] {
  const last = order.timeline.length - 1;
  const taken = order.timeline.map(({ status, moment }, n): TimelineStep => {
    return { title: TITLES[status], moment, place: n === last ? 'now' : 'done' };
  });
  return [...taken, ...stepsAhead(order)];
}

function stepsAhead(order: OrderCourse): TimelineStep[] {
  const next = NEXT[order.order_status];
  if (!next) return [];
  const delivery: TimelineStep = { title: TITLES.Delivered, place: 'next', hint: promise(order) };
  if (next === 'Delivered') return [delivery];
  const step: TimelineStep = { title: TITLES[next], place: 'next', hint: condition(order) };
  return order.expected ? [step, delivery] : [step];
}

function promise({ expected, isLate }: OrderCourse): string | undefined {
  if (!expected) return undefined;
  return isLate ? `Was expected by ${expected.text}` : `Expected by ${expected.text}`;
}

/** What the next step waits for, where that is not the shop's own work. */
function condition({ order_status: status, pay_type, is_paid: isPaid }: OrderCourse) {
  if (status === 'Undelivered') return 'We try again';
  const isUnpaid = status === 'Pending' && pay_type === 'Online Payment' && !isPaid;
  return isUnpaid ? 'As soon as it is paid' : undefined;
}
