import type { ReturnState } from '@/contract/returns/return-states';
import type { ReturnableLine, ReturnRequest, ReturnsOfOrder } from '@/contract/returns/returns';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { FormFlash } from './form-flash';

/** A state of a request, and when it came to it. */
export interface DisplayedReturnStep {
  state: ReturnState;
  moment: DisplayedMoment;
}

type Displayed<Request> = Omit<Request, 'timeline' | 'paid_back_at'> & {
  steps: DisplayedReturnStep[];
  /** When all of it was paid back. */
  paidBack: DisplayedMoment | null;
};

/** A request as its customer sees it. */
export type DisplayedReturn = Displayed<ReturnRequest>;

/** The requests of an order. */
export interface DisplayedOrderReturns extends Pick<ReturnsOfOrder, 'lines'> {
  /** The last day for a request: `Fri, 27 Nov`. */
  lastDay: DisplayedMoment | null;
  requests: DisplayedReturn[];
}

/** The page that asks for a replacement or refund. */
export interface ReturnPage {
  orderId: number;
  /** The printed number. */
  orderNumber: string;
  lines: ReturnableLine[];
  lastDay: DisplayedMoment | null;
  /** Names the form: sent twice, it makes one request. */
  formKey: string;
  /** The outcome of a plain form post. */
  flash: FormFlash | undefined;
}

/** The answer of a sent request. */
export interface ReturnSent {
  message: string;
}
