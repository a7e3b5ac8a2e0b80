import type { CallAnswer } from '@/contract/kit/endpoint';
import { DELIVERY_METHODS } from '@/contract/orders/orders';
import { type phoneOrderEndpoints, phoneOrderResource } from '@/contract/orders/phone-order-desk';
import { describeResource } from '../describe-resource';
import type { DeskRelated, DeskState } from '../desk-columns';

type BillRow = CallAnswer<(typeof phoneOrderEndpoints)['getPhoneOrderBill']>['data'][number];

const STATES: readonly DeskState[] = [
  { value: false, label: 'To be placed', tone: 'wait' },
  { value: true, label: 'Placed', tone: 'good' },
];

const PAYMENTS = [
  { value: 'cash', label: 'Cash on delivery' },
  { value: 'link', label: 'By a link that the customer gets' },
] as const;

const bill: DeskRelated<keyof BillRow> = {
  title: 'What it costs now',
  call: 'getPhoneOrderBill',
  part: 'bill',
  isWhole: true,
  none: '',
  columns: [
    { name: 'what', label: 'Goods', kind: 'text' },
    { name: 'quantity', label: 'Quantity', kind: 'number' },
    { name: 'amount', label: 'Amount', kind: 'money' },
  ],
};

/** Orders that customers give on the telephone: written down, read out with their price, placed. */
export const phoneOrderDesk = describeResource(phoneOrderResource, {
  title: 'Orders by phone',
  icon: 'phone',
  group: 'Shop',
  noun: 'phone order',
  searches: 'Name or mobile',
  columns: [
    'full_name',
    { name: 'mobile', kind: 'phone' },
    { name: 'is_placed', label: 'State', kind: 'state', states: STATES },
    { name: 'order', label: 'Order', kind: 'code' },
    { name: 'created_at', label: 'Begun', kind: 'moment' },
  ],
  panels: [
    {
      title: 'Goods',
      fields: [
        {
          name: 'goods',
          label: 'Goods',
          kind: 'groups',
          noun: 'product',
          unordered: true,
          fields: [
            { name: 'product_id', label: 'Product', kind: 'reference', desk: 'products' },
            { name: 'quantity', label: 'Quantity', kind: 'number' },
          ],
        },
        { name: 'voucher_code', label: 'Voucher' },
      ],
    },
    {
      title: 'Who and where',
      hint: 'The order is in the account of this number; without one, in the account that its first code opens.',
      fields: [
        { name: 'mobile', kind: 'text', type: 'tel' },
        'full_name',
        'address_line_1',
        'address_line_2',
        { name: 'city', label: 'City', kind: 'city', wide: true },
        'postal_code',
      ],
    },
    {
      title: 'Invoice for a business',
      hint: 'It is billed to the address above, which must be in the state of the GSTIN.',
      fields: [{ name: 'gstin', label: 'GSTIN' }, 'business_name'],
    },
    {
      title: 'How',
      side: true,
      fields: [
        { name: 'payment', label: 'Payment', kind: 'choice', options: PAYMENTS },
        {
          name: 'delivery_method',
          label: 'Delivery',
          kind: 'choice',
          options: DELIVERY_METHODS.map((value) => ({ value, label: value })),
        },
      ],
    },
  ],
  moves: [
    {
      name: 'place',
      label: 'Place the order',
      done: 'Placed',
      question: 'Have you read out the price? The customer gets a message with it.',
    },
  ],
  related: bill,
});
