import type { ComponentType, ReactNode } from 'react';
import { OrderStatusTag } from '@/components/shared/order-status';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import type { DeskEntry } from '@/lib/desk/desk';
import type { DrawnCells } from '../list/desk-cell';
import { orderCells } from '../orders/order-cells';
import { OrderPage } from '../orders/order-page';
import { customerCells } from './customer-cells';
import { giftVoucherCells } from './gift-voucher-cells';
import {
  appointmentCells,
  appointmentFacts,
  leadCells,
  leadFacts,
  reviewCells,
  searchCells,
} from './people-cells';
import { takingCells } from './receive-cash';
import { refundCells } from './refund-cells';
import { returnCells } from './return-cells';
import { trailCells } from './trail-cells';

/** What a description of `lib/desk/sent` leaves to components. */
interface SentParts {
  /** The columns of the list that are drawn; `here` is the page to return to after a step. */
  cells: (here: string) => DrawnCells;
  /** Those of the page of an entry, where they differ. */
  values?: (here: string) => DrawnCells;
  /** The drawn column with the next steps of an entry. */
  next?: string;
  /** Beside the title of an entry. */
  Tag?: ComponentType<{ entry: DeskEntry }>;
  /** Draws an entry, where panels of values do not serve. */
  Page?: ComponentType<{ entry: DeskEntry; children: ReactNode }>;
}

const PARTS: Readonly<Record<string, SentParts>> = {
  orders: {
    cells: orderCells,
    Tag: ({ entry }) => <OrderStatusTag status={(entry as StaffOrderDetail).order_status} />,
    Page: ({ entry, children }) => (
      <OrderPage order={entry as StaffOrderDetail}>{children}</OrderPage>
    ),
  },
  returns: { cells: returnCells, next: 'moves' },
  refunds: { cells: refundCells, next: 'settled' },
  takings: { cells: takingCells },
  customers: { cells: customerCells, next: 'moves' },
  'gift-vouchers': { cells: giftVoucherCells, next: 'moves' },
  leads: { cells: leadCells, values: leadFacts, next: 'version' },
  appointments: { cells: () => appointmentCells, values: appointmentFacts, next: 'free' },
  trail: { cells: () => trailCells },
  reviews: { cells: reviewCells, next: 'answer' },
  'search-queries': { cells: () => searchCells },
};

/** Returns what is drawn by components for a desk; undefined for one that its description draws alone. */
export function sentPartsOf(desk: string): SentParts | undefined {
  return Object.hasOwn(PARTS, desk) ? PARTS[desk] : undefined;
}
