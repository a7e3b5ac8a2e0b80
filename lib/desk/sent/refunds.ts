import type { RefundDue } from '@/contract/payments/payments';
import { describeDesk } from '../desk';
import { dayFilters, inWordsOf } from './filters';

/** Money that goes back to customers, or went. */
export const refundDesk = describeDesk<RefundDue, RefundDue>()({
  name: 'refunds',
  title: 'Refunds',
  icon: 'list',
  group: 'Shop',
  noun: 'refund',
  kind: 'refund',
  calls: { list: 'listRefundsDue', read: 'getRefund' },
  searches: 'Order, name, mobile or email',
  columns: [
    {
      name: 'purpose',
      label: 'For',
      kind: 'drawn',
      below: { name: 'reason', label: 'Reason', kind: 'text' },
    },
    { name: 'created_on', label: 'Since', kind: 'day', sort: 'created' },
    {
      name: 'name',
      label: 'To',
      kind: 'text',
      below: { name: 'mobile', label: 'Mobile', kind: 'phone' },
    },
    { name: 'email', label: 'Email', kind: 'email', hidden: true },
    { name: 'payment', label: 'How it was paid', kind: 'drawn', onScreenOnly: true },
    { name: 'amount', label: 'Amount', kind: 'money', sort: 'amount' },
    { name: 'settled', label: 'Next step', kind: 'drawn', onScreenOnly: true },
  ],
  filters: [
    {
      name: 'list',
      label: 'Refunds',
      usual: 'Due',
      kind: 'choice',
      options: inWordsOf({ paid: 'Paid back' }),
    },
    ...dayFilters,
  ],
  panels: [],
  values: [
    {
      title: 'Refund',
      columns: [
        { name: 'amount', label: 'Amount', kind: 'money' },
        { name: 'reason', label: 'Reason', kind: 'text' },
        { name: 'order', label: 'Order', kind: 'drawn' },
        { name: 'created_on', label: 'Since', kind: 'day' },
        { name: 'payment', label: 'How it was paid', kind: 'drawn' },
      ],
    },
    {
      title: 'To',
      columns: [
        { name: 'name', label: 'Name', kind: 'text' },
        { name: 'mobile', label: 'Mobile', kind: 'phone' },
        { name: 'email', label: 'Email', kind: 'email' },
      ],
    },
  ],
});
