import 'server-only';
import { string } from 'yup';
import { staffMessages } from '@/contract/messages/staff';
import { CUSTOMER_MOVED } from '@/contract/staff/customer-states';
import { customerMoveBody } from '@/contract/staff/customers';
import { callAsVisitor } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';

/** `key` names the form: a double click moves the account once. */
const moveFields = customerMoveBody().shape({ key: string().min(16).max(64).required() });

/** Takes a step with the account of the customer in the path, as staff. */
export async function moveCustomerAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(moveFields);
  // A form posted without JavaScript cannot send a header.
  const callOnce = callAsVisitor(write.session, {
    ...write.callContext,
    idempotencyKey: `${key}-${body.to}`,
  });
  const { name } = await callOnce('moveCustomer', {
    params: { id: pathId(write.params.id, staffMessages.noSuchCustomer) },
    body,
  });
  const message = staffMessages.customerMoved(name, CUSTOMER_MOVED[body.to]);
  return { data: { message }, message };
}
