import 'server-only';
import { string } from 'yup';
import { callAsVisitor, type ShopperCall } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';

/** Names a form, whose write then happens once, however often it is sent. */
export const formKey = { key: string().min(16).max(64).required() };

/** Returns calls under the key of a form: one posted without JavaScript cannot send a header. */
export function callOnceFor(
  { session, callContext }: Pick<Write<unknown>, 'session' | 'callContext'>,
  idempotencyKey: string,
): ShopperCall {
  return callAsVisitor(session, { ...callContext, idempotencyKey });
}

/** Returns the result of a write that says a sentence and nothing else. */
export function said(message: string): Written {
  return { data: { message }, message };
}
