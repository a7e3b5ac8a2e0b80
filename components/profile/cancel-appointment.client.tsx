'use client';

import { useText } from '#language';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { useAnnouncedWrite } from '@/components/shared/use-announced-write.client';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { routes } from '@/lib/routes';

interface CancelAppointmentProps {
  id: number;
  /** Day and time, as displayed. */
  when: string;
}

/** Cancels a consultation that has not begun. */
export function CancelAppointment({ id, when }: CancelAppointmentProps) {
  const t = useText();
  const cancel = useAnnouncedWrite(
    async () =>
      (await import('@/lib/browser/http')).postForMessage(enquiryApi.cancelAppointment(id)),
    appointmentMessages.notCancelled,
  );
  return (
    <ConfirmForm
      label="Cancel appointment"
      question="Cancel this appointment?"
      text={t('{when}, India time. Somebody else can then take this time.', { when })}
      yes="Yes, cancel it"
      no="Keep it"
      action={enquiryApi.cancelAppointment(id)}
      next={routes.appointments()}
      from={routes.appointments()}
      onYes={cancel}
    />
  );
}
