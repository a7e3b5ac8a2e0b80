import { useText } from '#language';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Tag } from '@/components/ui/tag';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { namesIn, query } from '@/lib/api-routes/path';
import { contentRoutes } from '@/lib/content-routes';
import type { DisplayedAppointment } from '@/lib/view/appointments';
import styles from './appointments.module.css';
import { CancelAppointment } from './cancel-appointment.client';

interface AppointmentsTabProps {
  /** Null if they could not be loaded. */
  appointments: DisplayedAppointment[] | null;
}

/** The customer's consultations, the latest first. */
export function AppointmentsTab({ appointments }: AppointmentsTabProps) {
  const t = useText();
  if (!appointments) return <Note tone="error">{t(appointmentMessages.notLoaded)}</Note>;
  if (appointments.length === 0) return <NoneYet />;
  return (
    <div className={`stack hug gap-6 ${styles.appointments}`}>
      <ul className="stack full gap-4">
        {appointments.map((appointment) => (
          <AppointmentPanel key={appointment.id} appointment={appointment} />
        ))}
      </ul>
      <ButtonLink variant="line" href={contentRoutes.scheduleAppointment()}>
        {t('Book an appointment')}
      </ButtonLink>
    </div>
  );
}

function AppointmentPanel({ appointment }: { appointment: DisplayedAppointment }) {
  const t = useText();
  const { id, day, time, name, problem_suffering_from: problem, isAhead } = appointment;
  const when = t('{date}, {time}', { date: t.filled(day.text), time: t.filled(time) });
  return (
    <li>
      <Panel className="stack gap-3">
        <h2 className="cluster middle gap-2 gap-x-4 title-size">
          <time dateTime={day.iso}>{when}</time>
          <Tag variant={isAhead ? 'free' : 'plain'}>{t(stateOf(appointment))}</Tag>
        </h2>
        <p>
          {problem
            ? t('{problem}, for {name}.', { problem: t(problem), name })
            : t('For {name}.', { name })}{' '}
          <span className="muted">{t('India time.')}</span>
        </p>
        {isAhead && (
          <div className="cluster gap-3">
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={query(enquiryApi.appointmentCalendar(id), namesIn(t.language))}
              download
            >
              <Icon name="calendar-plus" />
              {t('Add to calendar')}
              <span className="visually-hidden">: {when}</span>
            </a>
            <CancelAppointment id={id} when={when} />
          </div>
        )}
      </Panel>
    </li>
  );
}

function stateOf({ state, isAhead }: DisplayedAppointment): string {
  if (state === 'cancelled') return 'Cancelled|appointments';
  return isAhead ? 'Booked' : 'Over';
}

function NoneYet() {
  const t = useText();
  return (
    <EmptyState
      motif="ashwagandha"
      title={appointmentMessages.none}
      text="When you book a call with our vaidya, it is listed here."
      action={
        <ButtonLink href={contentRoutes.scheduleAppointment()}>
          {t('Book an appointment')}
        </ButtonLink>
      }
    />
  );
}
