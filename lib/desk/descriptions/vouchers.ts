import type { CallAnswer } from '@/contract/kit/endpoint';
import type { voucherEndpoints } from '@/contract/vouchers/offers';
import { voucherResource } from '@/contract/vouchers/voucher-desk';
import { describeResource } from '../describe-resource';
import type { DeskRelated, DeskState } from '../desk-columns';

type Use = CallAnswer<(typeof voucherEndpoints)['listVoucherUses']>['data'][number];

const STATES: readonly DeskState[] = [
  { value: 'running', label: 'Running', tone: 'good' },
  { value: 'planned', label: 'Planned', tone: 'wait' },
  { value: 'ended', label: 'Ended', tone: 'plain' },
];

const uses: DeskRelated<keyof Use> = {
  title: 'Uses',
  call: 'listVoucherUses',
  part: 'uses',
  none: 'No order has used it yet.',
  columns: [
    { name: 'order', label: 'Order', kind: 'code' },
    { name: 'customer', label: 'Customer', kind: 'text' },
    { name: 'discount', label: 'Discount', kind: 'money' },
    { name: 'at', label: 'When', kind: 'moment' },
  ],
};

/** The vouchers of the shop. */
export const voucherDesk = describeResource(voucherResource, {
  title: 'Vouchers',
  icon: 'ticket-percent',
  group: 'Shop',
  searches: 'Code or title',
  columns: [
    { name: 'code', kind: 'code' },
    'title',
    { name: 'percent', label: 'Worth', unit: '%', otherwise: { name: 'amount', kind: 'money' } },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
    { name: 'uses', label: 'Uses', kind: 'number', of: 'uses_in_all' },
    { name: 'valid_until', label: 'Until' },
    {
      name: 'is_offer',
      label: 'Offer',
      kind: 'state',
      states: [
        { value: true, label: 'An offer', tone: 'good' },
        { value: false, label: 'Not shown', tone: 'plain' },
      ],
    },
  ],
  filters: [{ name: 'state', label: 'State', kind: 'choice', options: STATES }],
  panels: [
    {
      title: 'Voucher',
      fields: [
        {
          name: 'code',
          hint: 'Letters, digits and hyphens. The link /voucher/CODE keeps it for whoever opens it, and the cart offers it',
        },
        {
          name: 'title',
          hint: 'What an offer says, such as ₹100 off your first pantry',
          wide: true,
        },
      ],
    },
    {
      title: 'Worth',
      hint: 'A percentage or an amount: what is typed in one of them empties the other.',
      fields: [
        { name: 'percent', label: 'Percentage', unit: '%', instead: 'amount' },
        { name: 'amount', instead: 'percent' },
        { name: 'max_discount', hint: 'Of a percentage. Empty: no limit' },
      ],
    },
    {
      title: 'Limits',
      fields: [
        {
          name: 'minimum',
          label: 'Least price of the cart',
          hint: 'Of all its goods, without the delivery',
        },
        { name: 'uses_in_all', hint: 'Empty: no limit' },
        { name: 'uses_per_customer', hint: 'Empty: no limit' },
        {
          name: 'category_ids',
          label: 'Categories',
          kind: 'references',
          desk: 'categories',
          hint: 'It takes off the price of their goods alone. None: of all goods',
        },
      ],
    },
    {
      title: 'When and where',
      side: true,
      fields: [
        'valid_from',
        'valid_until',
        { name: 'is_active', label: 'Can be used', wide: true },
        {
          name: 'is_offer',
          label: 'An offer',
          hint: 'Every shopper sees its code in the cart and on the products it counts for',
          wide: true,
        },
      ],
    },
  ],
  moves: [
    {
      name: 'end',
      label: 'End',
      done: 'Ended',
      when: { field: 'is_active', in: [true] },
      question: 'No further order can use it. Orders that have used it stay as they are.',
    },
  ],
  related: uses,
});
