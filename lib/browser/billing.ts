import type { FieldErrors } from '@/contract/kit/errors';
import { billingMessages, gstinMessages } from '@/contract/messages/gst';
import type { TypedBilling } from '@/contract/orders/billing';
import { gstinProblem, gstinText } from '@/contract/shop/gstin';
import { orderApi } from '@/lib/api-routes/orders';
import { sendJson } from './http';

/** Reads from the form of the checkout whom the order is billed to. */
export function billingIn(form: HTMLFormElement): TypedBilling {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '').trim();
  return {
    bill_to: Number(textOf('bill_to')) || undefined,
    gstin: textOf('gstin'),
    business_name: textOf('business_name'),
    gst_again: textOf('gst_again') === 'yes',
  };
}

/** Returns what is wrong with a GSTIN that was typed, by its field. */
export function gstinErrors({ gstin }: TypedBilling): FieldErrors {
  const problem = gstin === '' ? undefined : gstinProblem(gstinText(gstin));
  return problem ? { gstin: [gstinMessages[problem]] } : {};
}

/** The same of the whole buyer, when the order is sent. */
export function billingErrors(typed: TypedBilling): FieldErrors {
  if (typed.gstin === '' && typed.business_name !== '') return { gstin: [billingMessages.both] };
  if (typed.gstin !== '' && typed.business_name === '')
    return { ...gstinErrors(typed), business_name: [billingMessages.both] };
  return gstinErrors(typed);
}

let kept = '';

/** Lets the server keep what is typed, once for each change. The order has it in any case. */
export function keepBilling(typed: TypedBilling): void {
  const spelled = JSON.stringify(typed);
  if (spelled === kept) return;
  kept = spelled;
  sendJson('post', orderApi.billing(), { body: typed, isOnce: true }).catch(() => {
    kept = '';
  });
}
