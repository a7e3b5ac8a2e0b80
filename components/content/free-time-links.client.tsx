'use client';

import { FreeTimes } from '@/components/shared/free-times.client';
import { Link } from '@/components/ui/link.client';
import { useAppointmentHours } from '@/lib/browser/use-appointment-hours';
import { contentRoutes } from '@/lib/content-routes';
import { timeHash } from '@/lib/forms/free-times';

/** The next free times; each opens the booking with its day and time chosen. */
export function FreeTimeLinks() {
  const hours = useAppointmentHours();
  return (
    <FreeTimes
      hours={hours}
      draw={(time, chip) => (
        <Link href={contentRoutes.scheduleAppointment() + timeHash(time)} {...chip} />
      )}
    />
  );
}
