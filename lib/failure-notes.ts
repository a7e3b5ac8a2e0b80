import type { ChangedFigure } from '@/contract/kit/errors';
import type { Reason } from '@/contract/kit/reasons';
import { failureNoteMessages } from '@/contract/messages/failure-notes';
import type { Message } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import type { ApiError } from '@/lib/api-error';
import { referenceText } from '@/lib/format/reference';

/** Exhaustive: every figure except a product's price has a name. */
const NAMES: Record<Exclude<ChangedFigure['name'], 'price'>, string> = failureNoteMessages.figures;

const EXPLANATIONS: Partial<Record<Reason, string>> = failureNoteMessages.explanations;

/**
 * Returns the additional sentences of a failure: the figures that have changed since they were
 * displayed, and the reference of a failure that only the shop can investigate.
 */
export function failureNotes(error: ApiError): Message[] {
  const explanation = error.reason && EXPLANATIONS[error.reason];
  return [
    ...(explanation ? [explanation] : []),
    ...causesAmong(error.figures).map(changeText),
    ...(error.digest && isForTheShop(error) ? [referenceText(error.digest)] : []),
  ];
}

/** The tax and the amount to pay follow from the others, so they are named only if these agree. */
function causesAmong(figures: readonly ChangedFigure[]): readonly ChangedFigure[] {
  const causes = figures.filter(({ name }) => name !== 'amount' && name !== 'tax');
  return causes.length > 0 ? causes : figures;
}

/** `Delivery is ₹100.00 now; it was shown as free.` */
function changeText(figure: ChangedFigure): Message {
  const { name, product, displayed, now } = figure;
  const subject = name === 'price' ? failureNoteMessages.priceOf(product) : NAMES[name];
  const amount = (rupees: number) =>
    name === 'shipping' && rupees === 0 ? 'free' : formatRupees(rupees);
  return failureNoteMessages.changed(subject, amount(now), amount(displayed));
}

/** Whether only the shop can help: a fault or a conflict. Other refusals explain themselves. */
function isForTheShop({ kind, status = 0, code }: ApiError): boolean {
  return kind !== 'domain' || status >= 500 || code === 'conflict';
}
