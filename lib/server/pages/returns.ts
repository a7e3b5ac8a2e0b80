import 'server-only';
import type { ReturnRequest, ReturnsOfOrder } from '@/contract/returns/returns';
import { foundOrNull } from '@/lib/api-error';
import { formatDateTime, formatWeekday } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import type { DisplayedOrderReturns, DisplayedReturnStep, ReturnPage } from '@/lib/view/returns';
import { asCustomer, orNull } from './as-customer';
import { formFlash } from './form-flash';

/** Returns the requests of an order; null if they cannot be read. Personal: never cached. */
export async function getOrderReturns(orderId: number): Promise<DisplayedOrderReturns | null> {
  const session = await readSession();
  const read = (call: ShopperCall) => call('listReturns', { params: { orderId } });
  const answer = await orNull(asCustomer({ session, page: routes.order(orderId), read }));
  return answer && toDisplayedReturns(answer.data);
}

/** Returns the page of a new request, or null if no order has this id. Personal: never cached. */
export async function getReturnPage(orderId: number): Promise<ReturnPage | null> {
  const session = await readSession();
  const page = routes.askForReturn(orderId);
  const read = (call: ShopperCall) =>
    Promise.all([
      call('getOrder', { params: { orderId } }),
      call('listReturns', { params: { orderId } }),
    ]);
  const answers = await foundOrNull(asCustomer({ session, page, read }));
  if (!answers) return null;
  const [order, returns] = answers;
  const { lines, lastDay } = toDisplayedReturns(returns.data);
  return {
    orderId,
    orderNumber: order.data.order_id,
    lines,
    lastDay,
    formKey: crypto.randomUUID(),
    flash: formFlash(session, page),
  };
}

function toDisplayedReturns({ last_day: last, lines, requests }: ReturnsOfOrder) {
  return {
    lines,
    lastDay: last ? { text: formatWeekday(last), iso: last } : null,
    requests: requests.map(({ timeline, paid_back_at: at, ...request }) => ({
      ...request,
      steps: toReturnSteps(timeline),
      paidBack: at === null ? null : momentOf(at),
    })),
  };
}

/** Returns the states of a request as they are displayed. */
function toReturnSteps(timeline: ReturnRequest['timeline']): DisplayedReturnStep[] {
  return timeline.map(({ state, at }) => ({
    state,
    moment: momentOf(at),
  }));
}

const momentOf = (at: string) => ({ text: formatDateTime(at), iso: at });
