import type { InferType } from 'yup';
import { COLLECT } from '../../../contract/orders/collect.ts';
import type { orderBody, paymentLinkBody } from '../../../contract/orders/orders.ts';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import { toPaise } from '../../../contract/shop/money.ts';
import type { BillingToWrite } from './billing.ts';
import type { OrderToWrite } from './draft-order.ts';

/** Reads an order to be paid on delivery from the body of its call. */
export function orderOnDelivery(body: InferType<typeof orderBody>): OrderToWrite {
  return {
    address: { field: 'address1', id: body.address1 ?? 0 },
    billing: billingOf(body),
    payType: CASH_ON_DELIVERY,
    ...handingOver(body),
    isGift: body.productinfo === 'Gift',
    giftMessage: body.udf5 ?? '',
    giftDay: body.gift_day ?? '',
    voucherCode: body.udf4 ?? '',
    displayed: {
      ...toPayOf(body),
      goodsPaise: toPaise(body.order_total),
      discountPaise: toPaise(body.discount_amt),
      shippingPaise: toPaise(body.udf2),
      taxPaise: toPaise(body.udf3),
    },
  };
}

/** Reads an order to be paid online from the body of its call. */
export function orderOnline(body: InferType<typeof paymentLinkBody>): OrderToWrite {
  return {
    address: { field: 'billing_address', id: body.billing_address ?? 0 },
    billing: billingOf(body),
    payType: ONLINE_PAYMENT,
    ...handingOver(body),
    isGift: body.is_a_gift,
    giftMessage: body.giftMessage ?? '',
    giftDay: body.gift_day ?? '',
    voucherCode: body.voucherCode ?? '',
    displayed: {
      ...toPayOf(body),
      shippingPaise: toPaise(body.shipping_amount),
      taxPaise: toPaise(body.tax_amount),
    },
  };
}

/** Reads whom an order is billed to; a body that names nobody bills who receives it. */
function billingOf({ bill_to, gstin = '', business_name = '' }: Billing): BillingToWrite {
  return { addressId: bill_to, gstin, businessName: business_name };
}

type Billing = Partial<Pick<InferType<typeof orderBody>, 'bill_to' | 'gstin' | 'business_name'>>;

type HowItIsHad = Pick<
  InferType<typeof orderBody>,
  'delivery_method' | 'collect_store' | 'collect_name' | 'collect_mobile'
>;

/** How its customer gets an order: by a delivery, or at a store. */
function handingOver(body: HowItIsHad): Pick<OrderToWrite, 'collect' | 'deliveryMethod'> {
  const { collect_store: storeId, collect_name, collect_mobile } = body;
  if (!storeId) return { deliveryMethod: body.delivery_method };
  const collect = { storeId, fullName: collect_name ?? '', mobile: collect_mobile ?? '' };
  return { collect, deliveryMethod: COLLECT };
}

/** Both in rupees. */
interface AmountsToPay {
  gift_voucher_amt: number;
  amount: number;
}

function toPayOf({ gift_voucher_amt, amount }: AmountsToPay) {
  return { giftCardPaise: toPaise(gift_voucher_amt), amountPaise: toPaise(amount) };
}
