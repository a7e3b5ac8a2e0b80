import { array, boolean, number, object } from 'yup';
import { voucherCode } from '../cart/order-fields.ts';
import { indianCity } from '../kit/city.ts';
import { counted, deskPaging } from '../kit/desk.ts';
import { deskMove } from '../kit/desk-move.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredText } from '../kit/fields.ts';
import { goodsWithQuantity } from '../kit/goods-with-quantity.ts';
import { ofText } from '../kit/of-text.ts';
import { typedIndianMobile } from '../kit/phone-fields.ts';
import { pinDigits } from '../kit/pins.ts';
import { resource } from '../kit/resource.ts';
import { anyText, done, text } from '../kit/shapes.ts';
import { addressLabels, pinMessages } from '../messages/addresses.ts';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_QUANTITY } from '../shop/limits.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';
import { registeredBuyerFields } from './billing.ts';
import { DELIVERY_METHODS } from './orders.ts';

/** How an order by phone is paid: at the door, or by a link that the customer gets. */
export const PHONE_PAYMENTS = ['cash', 'link'] as const;

const fields = object({
  mobile: typedIndianMobile(),
  full_name: requiredText('Full name', 100),
  address_line_1: requiredText(addressLabels.line1),
  address_line_2: requiredText(addressLabels.line2),
  city: indianCity().default(undefined).required(fieldMessages.required('City')),
  postal_code: requiredText(addressLabels.postalCode, 10)
    .transform(ofText(pinDigits))
    .matches(/^[1-9]\d{5}$/, pinMessages.malformed),
  goods: array(goodsWithQuantity(MAX_QUANTITY).required())
    .label('Goods')
    .min(1, fieldMessages.required('Goods'))
    .max(50)
    .required(fieldMessages.required('Goods')),
  delivery_method: oneOf('Delivery', DELIVERY_METHODS).default('Standard delivery'),
  voucher_code: voucherCode(),
  ...registeredBuyerFields,
  payment: oneOf('Payment', PHONE_PAYMENTS).default('cash'),
});

/** Orders that customers give on the telephone, until they are placed. */
export const phoneOrderResource = resource({
  name: 'phone-orders',
  one: 'PhoneOrder',
  many: 'PhoneOrders',
  kind: 'phone_order',
  what: 'orders by phone',
  fields,
  row: ['full_name', 'mobile', 'payment'],
  /** The number of the order, once it is placed. */
  more: { order: anyText().nullable(), created_at: text(), is_placed: boolean().required() },
  searches: ['full_name', 'mobile'],
  filters: {},
  sort: ['newest', 'full_name'],
});

/** The calls about orders by phone beside those of their desk. */
export const phoneOrderEndpoints = {
  placePhoneOrder: deskMove({
    ...{ name: 'phone-orders', move: 'place', more: {}, role: ROLE_OF_KIND.phone_order },
    summary: 'Place an order by phone: as cash, or with a link to pay it; for staff',
  }),
  getPhoneOrderBill: endpoint({
    summary: 'What an order by phone costs now, or what it lacks, line by line; for staff',
    method: 'GET',
    path: '/staff/phone-orders/{id}/bill/',
    access: 'staff',
    role: ROLE_OF_KIND.phone_order,
    query: object(deskPaging),
    answer: object({
      ...done,
      data: array(
        object({
          /** The product with its size, `Delivery`, `To pay`, or why it cannot be placed. */
          what: text(),
          quantity: number().nullable().defined(),
          /** Rupees. */
          amount: number().nullable().defined(),
        }),
      ).required(),
      ...counted,
    }),
  }),
};
