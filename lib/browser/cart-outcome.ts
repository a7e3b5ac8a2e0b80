import { ApiError, messageFor } from '@/lib/api/api-error';
import { cartMessages, quantityMessage } from '@/lib/api/cart-messages';
import type { CartJob } from './cart-jobs';
import { toast } from './toast';

/** Tells the shopper how a change of the cart ended, in the specification's words. */
export function tellOutcome(job: CartJob, error?: unknown): void {
  if (error === undefined) tellSuccess(job);
  else tellFailure(job, error);
}

function tellSuccess(job: CartJob): void {
  const { kind } = job;
  if (kind === 'add') toast.success(cartMessages.added);
  if (kind === 'change') toast.success(cartMessages.changed);
  if (kind === 'remove') toast.success(cartMessages.removed);
  if (kind === 'voucher') toast.success(voucherDone(job.code));
}

function tellFailure(job: CartJob, error: unknown): void {
  if (job.kind === 'add') tellNotAdded(error);
  if (job.kind === 'change') toast.error(quantityMessage(error, job.quantity));
  if (job.kind === 'remove') toast.error(messageFor(error, cartMessages.notRemoved));
  if (job.kind === 'gift') toast.error(messageFor(error, cartMessages.giftNotSaved));
  if (job.kind === 'voucher') toast.error(messageFor(error, cartMessages.voucherFailed));
}

function voucherDone(code: string): string {
  return code === '' ? cartMessages.voucherOff : cartMessages.voucherOn;
}

/** What the server said is a warning; silence is an error. */
function tellNotAdded(error: unknown): void {
  const isAnswered = error instanceof ApiError && error.kind === 'domain';
  if (isAnswered) toast.warning(error.message);
  else toast.error(cartMessages.notAdded);
}
