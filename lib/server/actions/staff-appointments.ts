import 'server-only';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { staffMessages } from '@/contract/messages/staff';
import { APPOINTMENT_MOVED, appointmentMoveBody } from '@/contract/staff/appointment-moves';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { callOnceFor, formKey, said } from './keyed-write';

const moveFields = appointmentMoveBody.shape(formKey);

/** Cancels or moves the appointment in the path, as staff. */
export async function moveAppointmentAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(moveFields);
  const { appointment_id: id } = await callOnceFor(write, `${key}-${body.to}`)('moveAppointment', {
    params: { id: pathId(write.params.id, appointmentMessages.notFound) },
    body,
  });
  return said(staffMessages.appointmentMoved(id, APPOINTMENT_MOVED[body.to]));
}
