import { toPaise } from '../../../contract/shop/money.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { ComparedFigure } from '../kernel/errors.ts';
import type { OrderToday } from './order-today.ts';

/** The figures of an order that its customer accepts, in rupees, as displayed. */
export interface AcceptedFigures {
  shipping: number;
  /** The tax inside goods and delivery. */
  tax: number;
  amount: number;
}

/** Pairs the figures of the order with those accepted. */
export function compareAccepted(
  { shippingPaise, gstPaise, payablePaise }: OrderRow,
  { shipping, tax, amount }: AcceptedFigures,
): ComparedFigure[] {
  return [
    { name: 'shipping', displayedPaise: toPaise(shipping), nowPaise: shippingPaise },
    { name: 'tax', displayedPaise: toPaise(tax), nowPaise: gstPaise },
    { name: 'amount', displayedPaise: toPaise(amount), nowPaise: payablePaise },
  ];
}

/** Whether the figures accepted are those of the order at the prices of today. */
export function isTodaysBill(accepted: AcceptedFigures, { price, payablePaise }: OrderToday) {
  return (
    toPaise(accepted.shipping) === price.shippingPaise &&
    toPaise(accepted.tax) === price.gstPaise &&
    toPaise(accepted.amount) === payablePaise
  );
}
