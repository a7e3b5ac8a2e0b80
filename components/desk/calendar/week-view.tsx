import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import type { ConsultationDay } from '@/contract/staff/calendar';
import { formatTimeOfDay, formatWeekday } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import type { CalendarPage } from '@/lib/view/calendar';
import styles from './week-view.module.css';

/** A week of the vaidya: each time with who has booked it and how many places are left. */
export function WeekView({ page: { days, before, after } }: { page: CalendarPage }) {
  return (
    <>
      <nav aria-label="Weeks" className="cluster gap-3 mb-4">
        <ButtonLink variant="quiet" size="small" href={staffRoutes.calendar({ from: before })}>
          Week before
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" href={staffRoutes.calendar()}>
          From today
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" href={staffRoutes.calendar({ from: after })}>
          Week after
        </ButtonLink>
      </nav>
      {days ? (
        <ol className={styles.week}>
          {days.map((day) => (
            <li key={day.day}>
              <Day {...day} />
            </li>
          ))}
        </ol>
      ) : (
        <Note tone="error">{staffMessages.notLoaded}</Note>
      )}
    </>
  );
}

function Day({ day, off, times }: ConsultationDay) {
  return (
    <Panel>
      <h2>{englishText(formatWeekday(`${day}T00:00:00+05:30`))}</h2>
      {off && <p>No consultations: {off}</p>}
      {times.length === 0 && !off && <p className="muted">No hours</p>}
      <ul className="stack gap-2">
        {times.map((time) => (
          <li key={time.at}>
            <b className="num">{englishText(formatTimeOfDay(time.at))}</b>{' '}
            <span className="muted small">{off ? '' : leftIn(time)}</span>
            <ul>
              {time.booked.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    className="inline-row touch link wrap-anywhere"
                    href={staffRoutes.entry('appointments', id)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function leftIn({ places, booked }: ConsultationDay['times'][number]): string {
  if (places === 0) return 'no hour of the week';
  const left = places - booked.length;
  return left > 0 ? `${left} of ${places} free` : 'full';
}
