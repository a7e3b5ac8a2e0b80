import type { Database } from '../../shop-api/db/database';
import { appointmentSlots, appointments } from '../../shop-api/db/schema/appointments';

type Row = typeof appointments.$inferSelect;

/** Inserts a booked consultation in a slot of the demo shop, regardless of its hours. */
export async function insertAppointment(db: Database, changes: Partial<Row> = {}): Promise<Row> {
  const [slot] = await db.select().from(appointmentSlots).limit(1);
  if (!slot) throw new Error('The demo shop has no slots');
  const values = {
    slotId: slot.id,
    startsAt: new Date('2026-11-21T09:30:00Z'),
    name: 'Nandini Desai',
    country: 'India',
    email: 'nandini@example.com',
    mobile: '+919825011111',
    gender: 'Female',
    ageGroup: '18 to 45',
    problem: 'Digestive Health',
    description: 'Heartburn after every meal',
    landmark: 'Town hall',
    medicines: ['Ayurvedic'],
    createdAt: new Date('2026-11-20T06:30:00Z'),
    ...changes,
  };
  const [row] = await db.insert(appointments).values(values).returning();
  if (!row) throw new Error('An insert always answers its row');
  return row;
}
