import type {
  GiftVoucherState,
  StaffGiftVoucher,
  StaffGiftVoucherDetail,
} from '@/contract/payments/gift-voucher-desk';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';
import { dayFilters } from './filters';

const STATES: readonly (DeskState & { value: GiftVoucherState })[] = [
  { value: 'open', label: 'Open', tone: 'good' },
  { value: 'used', label: 'Used up', tone: 'plain' },
  { value: 'blocked', label: 'Blocked', tone: 'bad' },
];

/** The gift vouchers that are paid. */
export const giftVoucherDesk = describeDesk<StaffGiftVoucher, StaffGiftVoucherDetail>()({
  name: 'gift-vouchers',
  title: 'Gift vouchers',
  icon: 'list',
  group: 'Shop',
  noun: 'gift voucher',
  kind: 'gift_voucher',
  calls: { list: 'listGiftVouchers', read: 'getGiftVoucher' },
  searches: 'Name, email, or end of the code',
  columns: [
    { name: 'code', label: 'Code', kind: 'code' },
    {
      name: 'sender',
      label: 'From',
      kind: 'text',
      below: { name: 'sender_email', label: 'Email of the sender', kind: 'text' },
    },
    {
      name: 'receiver',
      label: 'To',
      kind: 'text',
      below: { name: 'receiver_email', label: 'Email of the receiver', kind: 'text' },
    },
    {
      name: 'balance',
      label: 'Left',
      kind: 'money',
      below: { name: 'amount', label: 'Amount', kind: 'money' },
    },
    {
      name: 'bought_at',
      label: 'Bought',
      kind: 'moment',
      sort: 'bought',
      below: { name: 'send_on', label: 'Is sent on', kind: 'drawn' },
    },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
  ],
  filters: [{ name: 'state', label: 'State', kind: 'choice', options: STATES }, ...dayFilters],
  panels: [],
  values: [
    {
      title: 'Gift voucher',
      columns: [
        { name: 'code', label: 'Code ends with', kind: 'code' },
        { name: 'state', label: 'State', kind: 'state', states: STATES },
        { name: 'amount', label: 'Amount', kind: 'money' },
        { name: 'balance', label: 'Left', kind: 'money' },
        { name: 'bought_at', label: 'Bought', kind: 'moment' },
        { name: 'send_on', label: 'Is sent on', kind: 'day' },
        { name: 'blocked_at', label: 'Blocked', kind: 'moment' },
        { name: 'customer', label: 'Entered by', kind: 'drawn' },
      ],
    },
    {
      title: 'People',
      columns: [
        { name: 'sender', label: 'From', kind: 'text' },
        { name: 'sender_email', label: 'Email of the sender', kind: 'email' },
        { name: 'receiver', label: 'To', kind: 'text' },
        { name: 'receiver_email', label: 'Email of the receiver', kind: 'email' },
      ],
    },
    {
      title: 'Ledger',
      columns: [{ name: 'entries', label: 'Every change of the balance', kind: 'drawn' }],
    },
  ],
});
