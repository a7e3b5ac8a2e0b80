import type { InferType } from 'yup';
import type { CallAnswer } from '@/contract/kit/endpoint';
import type { voucherEndpoints } from '@/contract/vouchers/offers';
import type { voucherFields, voucherResource } from '@/contract/vouchers/voucher-desk';
import { type DeskPanel, describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';

type Row = CallAnswer<typeof voucherResource.calls.listDeskVouchers>['data'][number];
type Use = CallAnswer<(typeof voucherEndpoints)['listVoucherUses']>['data'][number];
type Fields = InferType<typeof voucherFields>;

const STATES: readonly DeskState[] = [
  { value: 'running', label: 'Running', tone: 'good' },
  { value: 'planned', label: 'Planned', tone: 'wait' },
  { value: 'ended', label: 'Ended', tone: 'plain' },
];

const panels: readonly DeskPanel<keyof Fields & string>[] = [
  {
    title: 'Voucher',
    fields: [
      { name: 'code', label: 'Code', kind: 'text', hint: 'Letters, digits and hyphens' },
      {
        name: 'title',
        label: 'Title',
        kind: 'text',
        hint: 'What an offer says, such as ₹100 off your first pantry',
        wide: true,
      },
    ],
  },
  {
    title: 'Worth',
    hint: 'A percentage or an amount: what is typed in one of them empties the other.',
    fields: [
      { name: 'percent', label: 'Percentage', kind: 'number', unit: '%', instead: 'amount' },
      { name: 'amount', label: 'Amount', kind: 'money', instead: 'percent' },
      {
        name: 'max_discount',
        label: 'Largest discount',
        kind: 'money',
        hint: 'Of a percentage. Empty: no limit',
      },
    ],
  },
  {
    title: 'Limits',
    fields: [
      {
        name: 'minimum',
        label: 'Least price of the cart',
        kind: 'money',
        hint: 'Of all its goods, without the delivery',
      },
      { name: 'uses_in_all', label: 'Uses in all', kind: 'number', hint: 'Empty: no limit' },
      {
        name: 'uses_per_customer',
        label: 'Uses of a customer',
        kind: 'number',
        hint: 'Empty: no limit',
      },
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
      { name: 'valid_from', label: 'Valid from', kind: 'moment' },
      { name: 'valid_until', label: 'Valid until', kind: 'moment' },
      { name: 'is_active', label: 'Can be used', kind: 'flag', wide: true },
      {
        name: 'is_offer',
        label: 'An offer',
        kind: 'flag',
        hint: 'Every shopper sees its code in the cart',
        wide: true,
      },
    ],
  },
];

/** The vouchers of the shop. */
export const voucherDesk = describeDesk<Row, Fields, Use>()({
  name: 'vouchers',
  title: 'Vouchers',
  icon: 'ticket-percent',
  group: 'Shop',
  noun: 'voucher',
  kind: 'voucher',
  calls: { list: 'listDeskVouchers', read: 'readVoucher' },
  searches: 'Code or title',
  columns: [
    { name: 'code', label: 'Code', kind: 'code', sort: 'code' },
    { name: 'title', label: 'Title', kind: 'text' },
    {
      name: 'percent',
      label: 'Worth',
      kind: 'number',
      unit: '%',
      otherwise: { name: 'amount', kind: 'money' },
    },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
    { name: 'uses', label: 'Uses', kind: 'number', sort: 'uses', of: 'uses_in_all' },
    { name: 'valid_until', label: 'Until', kind: 'moment' },
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
  panels,
  moves: [
    {
      name: 'end',
      label: 'End',
      done: 'Ended',
      when: { field: 'is_active', in: [true] },
      question: 'No further order can use it. Orders that have used it stay as they are.',
    },
  ],
  related: {
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
  },
  isRemovable: true,
});
