import { COLLECT } from '@/contract/orders/collect';
import { ORDER_STATUSES } from '@/contract/orders/order-states';
import { DELIVERY_METHODS } from '@/contract/orders/orders';
import type { OrderPayment } from '@/contract/orders/payment-kinds';
import type { GiftKind, OrderCount } from '@/contract/staff/order-counts';
import type { StaffOrder, StaffOrderDetail } from '@/contract/staff/orders';
import { staffRoutes } from '@/lib/staff-routes';
import { describeDesk } from '../desk';
import { PRINTED_SHEETS } from '../printed-sheets';
import { dayFilters, inWordsOf, plainStates } from './filters';

/** How an order is paid, and whether it is. */
export const ORDER_PAYMENT_NAMES: Record<OrderPayment, string> = {
  cash: 'Cash',
  paid: 'Online, paid',
  unpaid: 'Online, unpaid',
};

/** What reports count orders as. */
const COUNT_NAMES: Record<OrderCount, string> = {
  sales: 'Sales',
  undelivered: 'Sales with a failed delivery',
  returning: 'Sales to returning customers',
  confirmable: 'To confirm',
  shopped: 'Sales placed by shoppers',
  collectable: 'To collect',
};

/** Gifts, by whether it is too early to pack them. */
const GIFT_NAMES: Record<GiftKind, string> = {
  all: 'Gifts',
  later: 'Gifts to send later',
  now: 'Gifts to send now',
};

const PAYMENTS = plainStates(ORDER_PAYMENT_NAMES);

/** The orders of all customers. */
export const orderDesk = describeDesk<StaffOrder, StaffOrderDetail>()({
  name: 'orders',
  title: 'Orders',
  icon: 'list',
  group: 'Shop',
  noun: 'order',
  kind: 'order',
  calls: { list: 'listStaffOrders', read: 'getStaffOrder' },
  searches: 'Number, name, mobile, email, PIN or product',
  columns: [
    {
      name: 'order_id',
      label: 'Order',
      kind: 'code',
      sort: 'placed',
      below: { name: 'order_date', label: 'Ordered', kind: 'moment' },
    },
    {
      name: 'customer',
      label: 'Customer',
      kind: 'text',
      below: { name: 'mobile', label: 'Mobile', kind: 'phone' },
    },
    { name: 'city', label: 'City', kind: 'text', whereWide: true },
    { name: 'full_address', label: 'Address', kind: 'text', hidden: true },
    {
      name: 'first_products',
      label: 'Goods',
      kind: 'drawn',
      onScreenOnly: true,
      whereWide: true,
    },
    {
      name: 'final_total',
      label: 'Total',
      kind: 'money',
      sort: 'total',
      below: { name: 'payment', label: 'Payment', kind: 'choice', states: PAYMENTS },
    },
    { name: 'worth', label: 'With gift vouchers', kind: 'money', hidden: true },
    {
      name: 'order_status',
      label: 'Status',
      kind: 'drawn',
      below: { name: 'send_from', label: 'Send from', kind: 'drawn' },
    },
    { name: 'moves', label: 'Next step', kind: 'drawn', onScreenOnly: true },
  ],
  filters: [
    {
      name: 'status',
      label: 'Status',
      kind: 'choice',
      options: ORDER_STATUSES.map((value) => ({ value, label: value })),
    },
    {
      name: 'payment',
      label: 'Payment',
      kind: 'choice',
      options: PAYMENTS,
    },
    {
      name: 'delivery',
      label: 'Delivery',
      kind: 'choice',
      options: [...DELIVERY_METHODS, COLLECT].map((value) => ({ value, label: value })),
    },
    { name: 'gift', label: 'Gift', kind: 'choice', options: inWordsOf(GIFT_NAMES) },
    { name: 'counts', label: 'Counted as', kind: 'choice', options: inWordsOf(COUNT_NAMES) },
    { name: 'product', label: 'Product no.', kind: 'id' },
    { name: 'voucher', label: 'Voucher', kind: 'text' },
    { name: 'city', label: 'City', kind: 'text' },
    ...dayFilters,
    { name: 'least', label: 'From ₹', kind: 'amount' },
    { name: 'most', label: 'To ₹', kind: 'amount' },
  ],
  panels: [],
  values: [],
  moves: [
    { name: 'confirm', label: 'Confirm', done: 'Confirmed', to: 'Confirmed', bulk: true },
    { name: 'pack', label: 'Mark as packed', done: 'Packed', to: 'Packed', bulk: true },
    { name: 'deliver', label: 'Mark as delivered', done: 'Delivered', to: 'Delivered', bulk: true },
  ],
  openings: [
    ...PRINTED_SHEETS.map(({ name, many }) => ({
      label: many,
      href: staffRoutes.printedOrders([], name),
    })),
    { label: 'Invoices, not of gifts', file: 'orderInvoices' },
  ],
});
