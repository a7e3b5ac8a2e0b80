import { TAKING_CARRIERS } from '@/contract/orders/carriers';
import type { Taking } from '@/contract/staff/takings';
import { describeDesk } from '../desk';
import { dayFilters, inWordsOf } from './filters';

const REFERENCE = {
  name: 'reference',
  label: 'Reference of the transfer',
  kind: 'text',
} as const;

const CARRIERS = TAKING_CARRIERS.map((value) => ({
  value,
  label: value === 'none' ? 'No carrier' : value,
}));

/** Cash orders that were delivered, until their carriers have paid. */
export const takingDesk = describeDesk<Taking, Taking>()({
  name: 'takings',
  title: 'Takings of cash',
  icon: 'list',
  group: 'Shop',
  noun: 'cash order',
  kind: 'taking',
  calls: { list: 'listTakings', read: 'getTaking' },
  searches: 'Number, name, mobile, email, PIN or product',
  columns: [
    {
      name: 'order_id',
      label: 'Order',
      kind: 'drawn',
      below: { name: 'customer', label: 'Customer', kind: 'text' },
    },
    { name: 'delivered_at', label: 'Delivered', kind: 'moment', sort: 'delivered' },
    {
      name: 'carrier',
      label: 'Carrier',
      kind: 'text',
      below: { name: 'tracking_number', label: 'Tracking number', kind: 'code' },
    },
    { name: 'amount', label: 'Cash', kind: 'money', sort: 'amount' },
    {
      name: 'reference',
      label: 'Received',
      kind: 'drawn',
      below: { name: 'received_at', label: 'Received on', kind: 'moment' },
    },
  ],
  filters: [
    {
      name: 'list',
      label: 'Cash',
      usual: 'With carriers',
      kind: 'choice',
      options: inWordsOf({ received: 'Received', all: 'All' }),
    },
    { name: 'carrier', label: 'Carrier', kind: 'choice', options: CARRIERS },
    ...dayFilters,
  ],
  panels: [],
  values: [],
  isListOnly: true,
  sums: 'amount',
  changes: [
    {
      name: 'mark',
      label: 'Cash received',
      done: 'Marked as received',
      hint: 'For all that one transfer of the carrier pays.',
      fields: [REFERENCE],
      shows: [REFERENCE],
    },
    {
      name: 'mark',
      label: 'Not received',
      done: 'Open again',
      fields: [],
      shows: [REFERENCE],
      fixed: { reopen: true },
    },
  ],
});
