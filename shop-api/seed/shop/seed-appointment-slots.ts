import type { Database } from '../../db/database.ts';
import { appointmentSlots } from '../../db/schema/appointments.ts';
import type { Content } from '../content-data.ts';

/** Writes the weekly hours of the vaidya. */
export async function seedAppointmentSlots(tx: Database, content: Content): Promise<void> {
  await tx.insert(appointmentSlots).values(
    content.appointment_slots.map(({ week_day: weekDay, starts_at: startsAt, capacity }) => ({
      ...{ weekDay, startsAt, capacity },
    })),
  );
}
