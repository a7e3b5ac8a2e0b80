import { CASH_ON_DELIVERY } from '../../contract/orders/payment-kinds';
import type { Database } from '../../shop-api/db/database';
import { orders } from '../../shop-api/db/schema/orders';

type Row = typeof orders.$inferSelect;

/** Inserts a cash order of the demo customer for ₹500.00, without lines. */
export async function insertOrder(db: Database, changes: Partial<Row> = {}): Promise<Row> {
  const values = {
    customerId: 1,
    state: 'confirmed' as const,
    payType: CASH_ON_DELIVERY,
    deliveryMethod: 'Standard delivery',
    isGift: false,
    goodsPaise: 50_000,
    discountPaise: 0,
    shippingPaise: 0,
    shippingReason: 'own_city',
    gstPaise: 2_381,
    giftCardPaise: 0,
    payablePaise: 50_000,
    addressId: 1,
    fullName: 'Asha Shah',
    mobile: '+919825000000',
    fullAddress: '12 Neem Lane, Navrangpura, Ahmedabad 380009, Gujarat, India',
    cityId: 57_606,
    stateName: 'Gujarat',
    postalCode: '380009',
    placedAt: new Date('2026-11-21T06:00:00Z'),
    ...changes,
  };
  const { number: _, ...columns } = values as typeof values & { number?: string };
  const [row] = await db.insert(orders).values(columns).returning();
  if (!row) throw new Error('An insert always answers its row');
  return row;
}
