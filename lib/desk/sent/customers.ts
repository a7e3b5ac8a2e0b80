import { CUSTOMER_STATE_NAMES, type CustomerState } from '@/contract/staff/customer-states';
import type { StaffCustomer, StaffCustomerDetail } from '@/contract/staff/customers';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';
import { dayFilters, inWordsOf } from './filters';

const TONES: Record<CustomerState, DeskState['tone']> = {
  open: 'plain',
  blocked: 'bad',
  closed: 'wait',
  erased: 'wait',
};

const STATES: DeskState[] = inWordsOf(CUSTOMER_STATE_NAMES).map((choice) => ({
  ...choice,
  tone: TONES[choice.value as CustomerState],
}));

/** The people with an account; those of staff are not among them. */
export const customerDesk = describeDesk<StaffCustomer, StaffCustomerDetail>()({
  name: 'customers',
  title: 'Customers',
  icon: 'list',
  group: 'Shop',
  noun: 'customer',
  kind: 'customer',
  calls: { list: 'listCustomers', read: 'getCustomer' },
  searches: 'Name, last digits of the mobile, or email',
  columns: [
    { name: 'name', label: 'Name', kind: 'text' },
    {
      name: 'mobile',
      label: 'Mobile',
      kind: 'phone',
      below: { name: 'email', label: 'Email', kind: 'text' },
    },
    {
      name: 'orders',
      label: 'Orders',
      kind: 'number',
      below: { name: 'last_order', label: 'Last order', kind: 'moment' },
    },
    { name: 'elite_until', label: 'Elite until', kind: 'moment', sort: 'elite_until' },
    { name: 'since', label: 'Customer since', kind: 'moment', sort: 'since' },
    { name: 'state', label: 'Account', kind: 'state', states: STATES },
  ],
  filters: [
    {
      name: 'state',
      label: 'Account',
      kind: 'choice',
      options: STATES.filter(({ value }) => value !== 'erased'),
    },
    {
      name: 'elite',
      label: 'Elite',
      kind: 'choice',
      options: inWordsOf({ member: 'Members', ended: 'Members before' }),
    },
    {
      name: 'ordered',
      label: 'Orders',
      kind: 'choice',
      options: inWordsOf({ yes: 'With orders' }),
    },
    ...dayFilters,
  ],
  panels: [],
  values: [
    {
      title: 'Account',
      columns: [
        { name: 'state', label: 'Account', kind: 'state', states: STATES },
        { name: 'mobile', label: 'Mobile', kind: 'phone' },
        { name: 'mobile_is_proven', label: 'Mobile is confirmed', kind: 'drawn' },
        { name: 'email', label: 'Email', kind: 'email' },
        { name: 'email_is_proven', label: 'Email is confirmed', kind: 'drawn' },
        { name: 'company', label: 'Company', kind: 'text' },
        { name: 'language', label: 'Language', kind: 'drawn' },
        { name: 'since', label: 'Customer since', kind: 'moment' },
        { name: 'logins', label: 'Logged in on', kind: 'drawn' },
      ],
    },
    {
      title: 'Orders',
      columns: [
        { name: 'orders', label: 'In all', kind: 'number' },
        { name: 'newest_orders', label: 'The newest', kind: 'drawn' },
      ],
    },
    {
      title: 'Addresses',
      columns: [{ name: 'addresses', label: 'Saved', kind: 'drawn' }],
    },
    {
      title: 'Elite and gift vouchers',
      columns: [
        { name: 'elite_terms', label: 'Elite terms', kind: 'drawn' },
        { name: 'gift_vouchers', label: 'Gift vouchers', kind: 'drawn' },
      ],
    },
    {
      title: 'Consents',
      columns: [{ name: 'consents', label: 'To use personal data', kind: 'drawn' }],
    },
  ],
});
