import type { InferType } from 'yup';
import type { orderBody, paymentLinkBody } from '../../../contract/orders/orders.ts';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import { toPaise } from '../../../contract/shop/money.ts';
import type { BillingToWrite } from './billing.ts';
import type { OrderToWrite } from './draft-order.ts';

/** Reads an order to be paid on delivery from the body of its call. */
export function orderOnDelivery(body: InferType<typeof orderBody>): OrderToWrite {
  return {
    address: { field: 'address1', id: body.address1 },
    billing: billingOf(body),
    payType: CASH_ON_DELIVERY,
    deliveryMethod: body.delivery_method,
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
    address: { field: 'billing_address', id: body.billing_address },
    billing: billingOf(body),
    payType: ONLINE_PAYMENT,
    deliveryMethod: body.delivery_method,
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

/** Both in rupees. */
interface AmountsToPay {
  gift_voucher_amt: number;
  amount: number;
}

function toPayOf({ gift_voucher_amt, amount }: AmountsToPay) {
  return { giftCardPaise: toPaise(gift_voucher_amt), amountPaise: toPaise(amount) };
}
