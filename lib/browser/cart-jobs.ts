import type { FieldErrors } from '@/contract/kit/errors';
import { cartMessages } from '@/contract/messages/cart';
import { ApiError, isReasoned, messageFor, notesOf } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import type { GiftChoice, ShopperCart } from '@/lib/view/cart';
import { type ToastAction, toast } from './toast';

/** One change of the cart. Quantities are absolute, never "one more". */
export type CartJob =
  | { kind: 'read' }
  | { kind: 'add'; productId: number; quantity: number }
  /** `accepts`: takes the price or stock that has changed; the cart itself says so. */
  | { kind: 'change'; lineId: number; quantity: number; accepts?: boolean }
  /** `undo` adds what was removed again. */
  | { kind: 'remove'; lineId: number; undo?: (() => void) | undefined }
  | { kind: 'gift'; choice: GiftChoice }
  /** Empty: removes the voucher. `onRefused` shows the reason at the field. */
  | { kind: 'voucher'; code: string; onRefused?: (reason: string) => void };

/** The displayed cart: the server's last answer with the pending taps applied to it. */
export interface DisplayedCart extends ShopperCart {
  /** Changes are pending; the totals do not include them yet. */
  isPending: boolean;
}

/** Applies the pending jobs to the settled cart. Totals stay the server's. */
export function withPendingJobs(settled: ShopperCart, jobs: readonly CartJob[]): DisplayedCart {
  const lines = jobs.reduce(
    (items, job) => {
      if (job.kind === 'remove') return items.filter((line) => line.id !== job.lineId);
      if (job.kind !== 'change') return items;
      const { lineId, quantity } = job;
      return items.map((line) => (line.id === lineId ? { ...line, quantity } : line));
    },
    [...settled.cart.cart_items],
  );
  const isStaying = ({ id }: { id: number }) =>
    !jobs.some((job) => job.kind === 'remove' && job.lineId === id);
  const withdrawn = settled.cart.withdrawn.filter(isStaying);
  return {
    ...settled,
    cart: { ...settled.cart, cart_items: lines, withdrawn },
    isPending: jobs.some((job) => job.kind !== 'read'),
  };
}

/** Whether a job has the same target as a waiting one, so that both are sent as one. */
export function isSameJob(waiting: CartJob, job: CartJob): boolean {
  if (waiting.kind === 'read') return job.kind === 'read';
  if (waiting.kind === 'gift') return job.kind === 'gift';
  return waiting.kind === 'change' && job.kind === 'change' && waiting.lineId === job.lineId;
}

/** True if a retry may help: no answer, an unavailable shop, or a first try that still runs. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || status === 409 || status >= 502;
}

/** Notifies the shopper of the outcome of a cart change, in the specification's text. */
export function notifyOutcome(job: CartJob, error?: unknown): void {
  if (error === undefined) notifySuccess(job);
  else notifyFailure(job, error);
}

function notifySuccess(job: CartJob): void {
  const show = (text: string, action?: ToastAction) =>
    toast.success(text, { about: job.kind, action });
  if (job.kind === 'add') show(cartMessages.added, { label: 'View cart', href: routes.cart() });
  if (job.kind === 'change' && !job.accepts) show(cartMessages.changed);
  if (job.kind === 'remove')
    show(cartMessages.removed, job.undo && { label: 'Undo', onAct: job.undo });
  if (job.kind === 'voucher') show(voucherDone(job.code));
}

function notifyFailure(job: CartJob, error: unknown): void {
  if (job.kind === 'add') notifyNotAdded(error);
  const show = (text: string) => toast.error(text, notesOf(error), { about: job.kind });
  if (job.kind === 'change') show(quantityMessage(error, job.quantity));
  if (job.kind === 'remove') show(messageFor(error, cartMessages.notRemoved));
  if (job.kind === 'gift') show(messageFor(error, cartMessages.giftNotSaved));
  if (job.kind === 'voucher')
    (job.onRefused ?? show)(messageFor(error, cartMessages.voucherFailed));
}

/**
 * Returns why a change of quantity failed: the API's message for the field, such as the remaining
 * stock, else the shop's own message.
 */
function quantityMessage(error: unknown, quantity: number): string {
  if (quantity < 0) return cartMessages.belowZero;
  const fields: FieldErrors = error instanceof ApiError ? error.fields : {};
  return fields.quantity?.[0] ?? messageFor(error, cartMessages.notChanged);
}

function voucherDone(code: string): string {
  return code === '' ? cartMessages.voucherOff : cartMessages.voucherOn;
}

/** Shows the server's reason as a warning, any other failure in the specified words. */
function notifyNotAdded(error: unknown): void {
  const hasMessage = isReasoned(error) && error.message !== cartMessages.notAdded;
  if (hasMessage) toast.warning(error.message, error.notes, { about: 'add' });
  else toast.error(cartMessages.notAdded, [], { about: 'add' });
}
