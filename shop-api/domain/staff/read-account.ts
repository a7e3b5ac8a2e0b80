import { eq } from 'drizzle-orm';
import type { StaffOrderDetail } from '../../../contract/staff/orders.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';

/** Returns how a customer is called and reached, as far as the account says. */
export async function readAccount(db: Database, id: number): Promise<StaffOrderDetail['customer']> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return {
    name: `${row?.firstName ?? ''} ${row?.lastName ?? ''}`.trim(),
    email: row?.email ?? '',
    mobile: row?.phone ?? '',
  };
}
