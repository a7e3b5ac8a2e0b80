import 'server-only';
import { object, string } from 'yup';
import { oneOf } from '@/contract/fields';
import { fieldMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { staffMessages } from '@/contract/messages/staff';
import { ORDER_STATUSES } from '@/contract/order-states';
import { callAsVisitor } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';

const moveFields = object({
  to: oneOf('Status', ORDER_STATUSES).required(fieldMessages.required('Status')),
  /** Names the form: a double click moves the order once. */
  key: string().min(16).max(64).required(),
});

/** Moves the order in the path to the chosen status, as staff. */
export async function moveOrderAction(write: Write<{ id: string }>): Promise<Written> {
  const { to, key } = await write.input(moveFields);
  // A form posted without JavaScript cannot send a header.
  const callOnce = callAsVisitor(write.session, {
    ...write.callContext,
    idempotencyKey: `${key}-${to}`,
  });
  const moved = await callOnce('moveOrder', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body: { to },
  });
  const message = staffMessages.moved(moved.order_id, moved.order_status);
  return { data: { message }, message };
}
