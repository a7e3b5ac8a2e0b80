import 'server-only';
import { object, string } from 'yup';
import { requiredLines, requiredText } from '@/contract/kit/fields';
import { orderMessages } from '@/contract/messages/orders';
import { requestMessages } from '@/contract/messages/requests';
import { staffMessages } from '@/contract/messages/staff';
import { moveBody, receiverBody, shipmentFields } from '@/contract/orders/order-moves';
import { MAX_NOTE_LENGTH } from '@/contract/shop/limits';
import { formatRupees } from '@/contract/shop/money';
import { NOTED_KINDS } from '@/contract/staff/notes';
import { ApiError } from '@/lib/api-error';
import { callAsVisitor } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';

/** Names a form, whose write then happens once, however often it is sent. */
const formKey = { key: string().min(16).max(64).required() };

const moveFields = moveBody.shape(formKey);

/** Moves the order in the path to the chosen status, as staff. */
export async function moveOrderAction(write: Write<{ id: string }>): Promise<Written> {
  const { to, key, reason, restock, ...shipment } = await write.input(moveFields);
  // A form posted without JavaScript cannot send a header.
  const callOnce = callAsVisitor(write.session, {
    ...write.callContext,
    idempotencyKey: `${key}-${to}`,
  });
  const moved = await callOnce('moveOrder', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body: {
      to,
      ...(to === 'Shipped' && shipment),
      ...(to === 'Cancelled' && { reason }),
      ...(to === 'Returned' && { restock }),
    },
  });
  const message = staffMessages.moved(moved.order_id, moved.order_status);
  return { data: { message }, message };
}

const receiverFields = receiverBody.shape(formKey);

/** Corrects who receives the order in the path, as staff. */
export async function correctReceiverAction(write: Write<{ id: string }>): Promise<Written> {
  const { key: idempotencyKey, ...body } = await write.input(receiverFields);
  const callOnce = callAsVisitor(write.session, { ...write.callContext, idempotencyKey });
  const { order_id: number } = await callOnce('correctReceiver', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body,
  });
  const message = staffMessages.receiverSaved(number);
  return { data: { message }, message };
}

const correctedFields = shipmentFields.shape(formKey);

/** Corrects the tracking number of the order in the path, as staff. */
export async function correctShipmentAction(write: Write<{ id: string }>): Promise<Written> {
  const { key: idempotencyKey, ...body } = await write.input(correctedFields);
  const callOnce = callAsVisitor(write.session, { ...write.callContext, idempotencyKey });
  const { order_id: number } = await callOnce('correctShipment', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body,
  });
  const message = staffMessages.shipmentSaved(number);
  return { data: { message }, message };
}

const settleFields = object({ ...formKey, reference: requiredText('Reference', 80) });

/** Marks the refund in the path as paid out, as staff. */
export async function settleRefundAction(write: Write<{ id: string }>): Promise<Written> {
  const { key: idempotencyKey, ...body } = await write.input(settleFields);
  const callOnce = callAsVisitor(write.session, { ...write.callContext, idempotencyKey });
  const { amount } = await callOnce('settleRefund', {
    params: { refundId: pathId(write.params.id, staffMessages.noSuchRefund) },
    body,
  });
  const message = staffMessages.settled(formatRupees(amount));
  return { data: { message }, message };
}

/** Pays the refund in the path back through its gateway, as staff. */
export async function payRefundAction(write: Write<{ id: string }>): Promise<Written> {
  const { key: idempotencyKey } = await write.input(object(formKey));
  const callOnce = callAsVisitor(write.session, { ...write.callContext, idempotencyKey });
  const {
    amount,
    state,
    message: why,
  } = await callOnce('payRefund', {
    params: { refundId: pathId(write.params.id, staffMessages.noSuchRefund) },
    body: {},
  });
  const rupees = formatRupees(amount);
  if (state === 'refused') throw refusal(staffMessages.refundRefused(rupees, why));
  const message = staffMessages.refundAsked[state](rupees);
  return { data: { message }, message };
}

const refusal = (message: string) =>
  new ApiError('domain', message, { status: 409, code: 'conflict' });

const noteFields = object({ ...formKey, text: requiredLines('Note', MAX_NOTE_LENGTH) });

/** Adds a note about the thing in the path, as staff. */
export async function addNoteAction(write: Write<NotedThing>): Promise<Written> {
  const { key: idempotencyKey, ...body } = await write.input(noteFields);
  const kind = NOTED_KINDS.find((one) => one === write.params.kind) ?? refuseKind();
  const callOnce = callAsVisitor(write.session, { ...write.callContext, idempotencyKey });
  await callOnce('addNote', { params: { kind, id: write.params.id }, body });
  return { data: { message: staffMessages.noted }, message: staffMessages.noted };
}

interface NotedThing extends Record<string, string> {
  kind: string;
  id: string;
}

function refuseKind(): never {
  throw new ApiError('domain', requestMessages.noSuchCall, { status: 404, code: 'not_found' });
}
