import 'server-only';
import { object } from 'yup';
import { requiredLines, requiredText } from '@/contract/kit/fields';
import { orderMessages } from '@/contract/messages/orders';
import { requestMessages } from '@/contract/messages/requests';
import { staffMessages } from '@/contract/messages/staff';
import { moveBody, receiverBody, shipmentFields } from '@/contract/orders/order-moves';
import { MAX_NOTE_LENGTH } from '@/contract/shop/limits';
import { formatRupees } from '@/contract/shop/money';
import { NOTED_KINDS } from '@/contract/staff/notes';
import { ApiError } from '@/lib/api-error';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { callOnceFor, formKey, said } from './keyed-write';

const moveFields = moveBody.shape(formKey);

/** Moves the order in the path to the chosen status, as staff. */
export async function moveOrderAction(write: Write<{ id: string }>): Promise<Written> {
  const { to, key, reason, restock, code, without_code, ...shipment } =
    await write.input(moveFields);
  const callOnce = callOnceFor(write, `${key}-${to}`);
  const moved = await callOnce('moveOrder', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body: {
      to,
      ...(to === 'Shipped' && shipment),
      ...(to === 'Cancelled' && { reason }),
      ...(to === 'Returned' && { restock }),
      ...(to === 'Delivered' && { code, without_code }),
    },
  });
  return said(staffMessages.moved(moved.order_id, moved.order_status));
}

const receiverFields = receiverBody.shape(formKey);

/** Corrects who receives the order in the path, as staff. */
export async function correctReceiverAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(receiverFields);
  const callOnce = callOnceFor(write, key);
  const { order_id: number } = await callOnce('correctReceiver', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body,
  });
  return said(staffMessages.receiverSaved(number));
}

const correctedFields = shipmentFields.shape(formKey);

/** Corrects the tracking number of the order in the path, as staff. */
export async function correctShipmentAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(correctedFields);
  const callOnce = callOnceFor(write, key);
  const { order_id: number } = await callOnce('correctShipment', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body,
  });
  return said(staffMessages.shipmentSaved(number));
}

const settleFields = object({ ...formKey, reference: requiredText('Reference', 80) });

/** Marks the refund in the path as paid out, as staff. */
export async function settleRefundAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(settleFields);
  const callOnce = callOnceFor(write, key);
  const { amount } = await callOnce('settleRefund', {
    params: { refundId: pathId(write.params.id, staffMessages.noSuchRefund) },
    body,
  });
  return said(staffMessages.settled(formatRupees(amount)));
}

/** Pays the refund in the path back through its gateway, as staff. */
export async function payRefundAction(write: Write<{ id: string }>): Promise<Written> {
  const { key } = await write.input(object(formKey));
  const callOnce = callOnceFor(write, key);
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
  return said(staffMessages.refundAsked[state](rupees));
}

const refusal = (message: string) =>
  new ApiError('domain', message, { status: 409, code: 'conflict' });

const noteFields = object({ ...formKey, text: requiredLines('Note', MAX_NOTE_LENGTH) });

/** Adds a note about the thing in the path, as staff. */
export async function addNoteAction(write: Write<NotedThing>): Promise<Written> {
  const { key, ...body } = await write.input(noteFields);
  const kind = NOTED_KINDS.find((one) => one === write.params.kind) ?? refuseKind();
  const callOnce = callOnceFor(write, key);
  await callOnce('addNote', { params: { kind, id: write.params.id }, body });
  return said(staffMessages.noted);
}

interface NotedThing extends Record<string, string> {
  kind: string;
  id: string;
}

function refuseKind(): never {
  throw new ApiError('domain', requestMessages.noSuchCall, { status: 404, code: 'not_found' });
}
