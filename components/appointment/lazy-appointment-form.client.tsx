'use client';

import dynamic from 'next/dynamic';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';

const AppointmentForm = dynamic(
  async () => (await import('./appointment-form.client')).AppointmentForm,
);

/** The page's HTML contains the form; its validation loads after the page's own scripts. */
export function LazyAppointmentForm() {
  return (
    <ResetOnVisit>
      <AppointmentForm />
    </ResetOnVisit>
  );
}
