import 'server-only';
import { type InferType, object } from 'yup';
import { billingFields, type TypedBilling, typedBilling } from '@/contract/orders/billing';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { changeBilling } from '@/lib/server/shopper/paid-cart';

const rules = object(billingFields);

/** Stores in the session what is typed about the invoice, so that a reload and a login keep it. */
export async function keepBillingAction(write: Write<unknown>): Promise<Written> {
  return { data: await rememberBilling(write), message: '' };
}

/** Does the same before an order, which may be refused, and returns what is typed. */
export async function rememberBilling({ input, session }: Write<unknown>): Promise<TypedBilling> {
  const typed = await input(typedBilling);
  changeBilling(session, typed);
  return typed;
}

/** Returns whom an order is billed to, by the names of its call. @throws ApiError invalid */
export async function billingToSend(
  { input, call }: Write<unknown>,
  { gst_again: isAgain, ...typed }: TypedBilling,
): Promise<InferType<typeof rules>> {
  if (isAgain && !typed.gstin && !typed.business_name) {
    const { data: used } = await call('getUsedBusiness', {});
    const { gstin, business_name, bill_to } = used ?? typed;
    return { gstin, business_name, bill_to: typed.bill_to ?? bill_to ?? undefined };
  }
  return input(rules);
}
