import 'server-only';
import { boolean, object } from 'yup';
import { chosenId, oneOf, optionalLines } from '@/contract/kit/fields';
import { fieldMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { returnMessages } from '@/contract/messages/returns';
import { staffMessages } from '@/contract/messages/staff';
import { returnBody } from '@/contract/returns/return-body';
import { RETURN_STATES } from '@/contract/returns/return-states';
import { MAX_RETURN_TEXT_LENGTH } from '@/contract/shop/limits';
import { routes } from '@/lib/routes';
import { flashFor } from '@/lib/server/http/flash';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import type { ReturnSent } from '@/lib/view/returns';
import { callOnceFor, formKey, said } from './keyed-write';

const askFields = returnBody.shape({
  order_id: chosenId(orderMessages.notFound).required(orderMessages.notFound),
});

/** Asks for a replacement or refund. The script leaves the page too, so the message is a flash. */
export async function askForReturnAction(write: Write<unknown>): Promise<Written> {
  const { order_id: orderId, ...body } = await write.input(askFields);
  const { message } = await write.call('askForReturn', { params: { orderId }, body });
  const target = routes.order(orderId);
  write.session.flash = flashFor({ message, isError: false, target, t: write.t }, Date.now());
  const sent: ReturnSent = { message };
  return { data: sent, message };
}

/** Withdraws the request in the path. */
export async function withdrawReturnAction(write: Write<{ id: string }>): Promise<Written> {
  const { message } = await write.callOnce('withdrawReturn', {
    params: { returnId: pathId(write.params.id, returnMessages.notFound) },
    body: {},
  });
  return { data: { message }, message };
}

const moveFields = object({
  to: oneOf('State', RETURN_STATES).required(fieldMessages.required('State')),
  answer: optionalLines('Answer', MAX_RETURN_TEXT_LENGTH).default(''),
  restock: boolean().default(false),
  ...formKey,
});

/** Moves the request in the path to the chosen state, as staff. */
export async function moveReturnAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(moveFields);
  const callOnce = callOnceFor(write, `${key}-${body.to}`);
  const { product_name: product, return_state: state } = await callOnce('moveReturn', {
    params: { returnId: pathId(write.params.id, returnMessages.notFound) },
    body,
  });
  return said(staffMessages.returnMoved(product, state));
}
