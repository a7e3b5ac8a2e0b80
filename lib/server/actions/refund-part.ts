import 'server-only';
import { boolean, object, string } from 'yup';
import { oneOf } from '@/contract/kit/fields';
import { fieldMessages } from '@/contract/messages/fields';
import { orderMessages } from '@/contract/messages/orders';
import { staffMessages } from '@/contract/messages/staff';
import { REFUND_REASONS, type RefundReason } from '@/contract/orders/refund-reasons';
import { formatRupees, toPaise, toRupees } from '@/contract/shop/money';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { callOnceFor, formKey, said } from './keyed-write';

/** `part`: product, pieces and the rupees that were shown for them, `1001:2:680.5`; or `delivery:60`. */
const partFields = object({
  ...formKey,
  part: string()
    .matches(/^(delivery|\d{1,9}:\d{1,5}):\d{1,7}(\.\d{1,2})?$/)
    .required(fieldMessages.required('What goes back')),
  /** What was shown for the delivery, where it goes back too. */
  delivery: string().matches(/^(\d{1,7}(\.\d{1,2})?)?$/),
  restock: boolean().default(false),
  reason: oneOf('Reason', Object.keys(REFUND_REASONS) as RefundReason[]).required(
    fieldMessages.required('Reason'),
  ),
});

/** Pays a part of the order in the path back, as staff: at the amounts that the form has shown. */
export async function refundPartAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, part, delivery, restock, reason } = await write.input(partFields);
  const [product, ...shown] = part.split(':').map(Number);
  const isGoods = Number.isInteger(product);
  const [quantity = 0, paid = 0] = isGoods ? shown : [0, 0];
  const deliveryPaid = isGoods ? Number(delivery || 0) : (shown[0] ?? 0);
  const amount = toRupees(toPaise(paid) + toPaise(deliveryPaid));
  const { refund_amt: back } = await callOnceFor(write, key)('refundPart', {
    params: { orderId: pathId(write.params.id, orderMessages.notFound) },
    body: {
      lines: isGoods ? [{ product_id: Number(product), quantity, restock }] : [],
      ...{ delivery: deliveryPaid > 0, reason, amount },
    },
  });
  return said(staffMessages.partRefunded(formatRupees(back)));
}
