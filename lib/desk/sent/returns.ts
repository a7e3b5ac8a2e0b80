import {
  RETURN_REASONS,
  RETURN_REMEDIES,
  RETURN_STATE_NAMES,
} from '@/contract/returns/return-states';
import type { StaffReturn } from '@/contract/returns/returns';
import { describeDesk } from '../desk';
import { dayFilters, inWordsOf, plainStates } from './filters';

const STATES = plainStates(RETURN_STATE_NAMES);

/** The requests of customers for a replacement or refund. */
export const returnDesk = describeDesk<StaffReturn, StaffReturn>()({
  name: 'returns',
  title: 'Return requests',
  icon: 'list',
  group: 'Shop',
  noun: 'return request',
  kind: 'return_request',
  calls: { list: 'listStaffReturns', read: 'getStaffReturn' },
  searches: 'Order, name, mobile, email or product',
  columns: [
    {
      name: 'product_name',
      label: 'Item',
      kind: 'text',
      below: { name: 'quantity', label: 'Pieces', kind: 'drawn' },
    },
    { name: 'order_id', label: 'Order', kind: 'drawn' },
    {
      name: 'customer',
      label: 'Customer',
      kind: 'text',
      below: { name: 'mobile', label: 'Mobile', kind: 'phone' },
    },
    {
      name: 'reason',
      label: 'Reason',
      kind: 'choice',
      states: plainStates(RETURN_REASONS),
      below: { name: 'details', label: 'What was written', kind: 'text' },
    },
    { name: 'remedy', label: 'Wish', kind: 'choice', states: plainStates(RETURN_REMEDIES) },
    {
      name: 'return_state',
      label: 'State',
      kind: 'state',
      states: STATES,
      below: { name: 'answer', label: 'Your answer', kind: 'text' },
    },
    { name: 'moves', label: 'Next step', kind: 'drawn', onScreenOnly: true },
  ],
  filters: [
    {
      name: 'state',
      label: 'State',
      kind: 'choice',
      options: [...inWordsOf({ open: 'Open' }), ...STATES],
    },
    { name: 'reason', label: 'Reason', kind: 'choice', options: inWordsOf(RETURN_REASONS) },
    { name: 'remedy', label: 'Wish', kind: 'choice', options: inWordsOf(RETURN_REMEDIES) },
    ...dayFilters,
  ],
  panels: [],
  values: [
    {
      title: 'What came back',
      columns: [
        { name: 'product_name', label: 'Item', kind: 'text' },
        { name: 'quantity', label: 'Pieces', kind: 'number' },
        { name: 'order_id', label: 'Order', kind: 'drawn' },
        { name: 'reason', label: 'Reason', kind: 'choice', states: plainStates(RETURN_REASONS) },
        { name: 'details', label: 'What was written', kind: 'lines' },
        { name: 'photos', label: 'Pictures', kind: 'drawn' },
        { name: 'remedy', label: 'Wish', kind: 'choice', states: plainStates(RETURN_REMEDIES) },
        { name: 'refundable_amt', label: 'A refund would be', kind: 'money' },
      ],
    },
    {
      title: 'Customer',
      columns: [
        { name: 'customer', label: 'Name', kind: 'text' },
        { name: 'mobile', label: 'Mobile', kind: 'phone' },
      ],
    },
    {
      title: 'Course',
      columns: [
        { name: 'return_state', label: 'State', kind: 'state', states: STATES },
        { name: 'timeline', label: 'So far', kind: 'drawn' },
        { name: 'answer', label: 'Your answer', kind: 'lines' },
        { name: 'refund_amt', label: 'Paid back', kind: 'money' },
        { name: 'paid_back_at', label: 'Paid on', kind: 'moment' },
      ],
    },
  ],
});
