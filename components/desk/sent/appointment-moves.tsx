import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { englishText } from '@/contract/messages/text-with-values';
import { APPOINTMENT_REASONS, type AppointmentMove } from '@/contract/staff/appointment-moves';
import type { StaffAppointmentDetail } from '@/contract/staff/staff';
import { staffApi } from '@/lib/api-routes/staff';
import { dayText, hourText } from '@/lib/forms/appointment-days';
import { MoveForms, type MoveWords } from '../moves/move-forms';
import { ReasonField } from '../moves/reason-field';

const WORDS: Record<AppointmentMove, MoveWords> = {
  move: {
    label: 'Move',
    question: { text: 'The patient gets the new time by mail and text message.', yes: 'Move it' },
  },
  cancel: {
    label: 'Cancel',
    question: {
      text: 'The patient reads the reason by mail, and can book another time.',
      yes: 'Yes, cancel',
    },
  },
};

interface AppointmentMovesProps {
  appointment: StaffAppointmentDetail;
  /** The page to return to. */
  from: string;
}

/** Moves or cancels a consultation that has not begun, as plain forms. */
export function AppointmentMoves({ appointment, from }: AppointmentMovesProps) {
  const { id, name, free, start_datetime: start } = appointment;
  if (!free) return <p>It has begun or is cancelled.</p>;
  return (
    <MoveForms<AppointmentMove>
      action={staffApi.moveAppointment(id)}
      moves={free.length > 0 ? ['move', 'cancel'] : ['cancel']}
      wordsOf={(to) => WORDS[to]}
      fieldsOf={(to) =>
        to === 'move' ? (
          <TimeField id={id} free={free} />
        ) : (
          <ReasonField id={id} reasons={APPOINTMENT_REASONS} required />
        )
      }
      always={<input type="hidden" name="seen" value={start} />}
      about={name}
      from={from}
    />
  );
}

/** The free times, by day. */
function TimeField({ id, free }: { id: number; free: readonly string[] }) {
  const days = [...new Set(free.map((time) => time.slice(0, 10)))];
  return (
    <Field id={`start-${id}`} label="New time" required>
      {(control) => (
        <Select {...control} name="start_datetime" defaultValue="">
          <option value="">Please choose</option>
          {days.map((day) => (
            <optgroup key={day} label={englishText(dayText(day))}>
              {free
                .filter((time) => time.startsWith(day))
                .map((time) => (
                  <option key={time} value={time}>
                    {`${englishText(dayText(day))}, ${englishText(hourText(time.slice(11, 16)))}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
