'use client';

import { useRouter } from 'next/navigation';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { messageFor, notesOf } from '@/lib/api-error';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

interface CancelAppointmentProps {
  id: number;
  /** Day and time, as displayed. */
  when: string;
}

/** Cancels a consultation that has not begun. */
export function CancelAppointment({ id, when }: CancelAppointmentProps) {
  const router = useRouter();
  const cancel = async () => {
    try {
      const { postCancelAppointment } = await import('@/lib/browser/appointments');
      toast.success(await postCancelAppointment(id));
    } catch (error) {
      toast.error(messageFor(error, appointmentMessages.notCancelled), notesOf(error));
    }
    router.refresh();
    return true;
  };
  return (
    <ConfirmForm
      label="Cancel appointment"
      question="Cancel this appointment?"
      text={`${when}, India time. Somebody else can then take this time.`}
      yes="Yes, cancel it"
      no="Keep it"
      action={enquiryApi.cancelAppointment(id)}
      next={routes.appointments()}
      from={routes.appointments()}
      onYes={cancel}
    />
  );
}
