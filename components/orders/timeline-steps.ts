import {
  nextState,
  type OrderState,
  type OrderStatus,
  STATUS_OF,
  stateOf,
} from '@/contract/orders/order-states';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { Translate } from '@/lib/language/translate';
import type { OrderProgress } from '@/lib/view/orders';
import { replacementSentence, statusLabel, stepLabel } from './order-labels';

/** A step of an order, past, current or future; `stopped`: it went no further from here. */
export interface TimelineStep {
  title: string;
  position: 'done' | 'now' | 'next' | 'stopped';
  /** The step that the order is at. */
  isCurrent: boolean;
  moment?: DisplayedMoment;
  hint?: string | undefined;
}

const STOPPED: readonly OrderStatus[] = ['Cancelled', 'Returned', 'Undelivered'];

/** Returns all steps of an order: those taken, and those ahead until its delivery; hints in the language of `t`. */
export function timelineSteps(order: OrderProgress, t: Translate): TimelineStep[] {
  const last = order.timeline.length - 1;
  const taken = order.timeline.map(({ status, moment }, n): TimelineStep => {
    const isCurrent = n === last;
    const title = isCurrent
      ? statusLabel({ ...order, order_status: status })
      : stepLabel(status, order);
    const hint = isCurrent ? replacementSentence(order, t) : undefined;
    return { title, moment, isCurrent, hint, position: isCurrent ? positionOf(status) : 'done' };
  });
  return [...taken, ...stepsAhead(order, t)];
}

function positionOf(status: OrderStatus): TimelineStep['position'] {
  if (status === 'Delivered') return 'done';
  return STOPPED.includes(status) ? 'stopped' : 'now';
}

function stepsAhead(order: OrderProgress, t: Translate): TimelineStep[] {
  const { is_collected: isCollected } = order;
  const first = nextState(stateOf(order.order_status), isCollected);
  const promised: OrderState = isCollected ? 'packed' : 'delivered';
  const ahead: OrderState[] = [];
  for (let state = first; state; state = nextState(state, isCollected)) ahead.push(state);
  return ahead.map((state) => ({
    title: stepLabel(STATUS_OF[state], order),
    position: 'next',
    isCurrent: false,
    hint:
      state === promised ? promise(order, t) : (state === first && condition(order)) || undefined,
  }));
}

function promise({ expected, isLate }: OrderProgress, t: Translate): string | undefined {
  if (!expected) return undefined;
  const day = t.filled(expected.text);
  return isLate ? t('Was expected by {day}', { day }) : t('Expected by {day}', { day });
}

/** Returns what the next step depends on, if that is not the shop's own work. */
function condition(order: OrderProgress): string | undefined {
  if (order.order_status === 'Undelivered') return 'We try again';
  return isUnpaidOnline(order) ? 'As soon as it is paid' : undefined;
}
