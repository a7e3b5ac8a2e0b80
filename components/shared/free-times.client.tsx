'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#language';
import { Skeleton } from '@/components/ui/skeleton';
import { appointmentMessages } from '@/contract/messages/enquiries';
import type { UseAppointmentHours } from '@/lib/browser/use-appointment-hours';
import { type FreeTime, nextFreeTimes, OFFERED_TIMES } from '@/lib/forms/free-times';
import styles from './free-times.module.css';

interface FreeTimesProps {
  hours: UseAppointmentHours;
  /** Draws what chooses a time, around its words. */
  draw: (time: FreeTime, props: { className: string; children: ReactNode }) => ReactNode;
}

/** The next free times as chips. Their room is kept from the first paint, however many there are. */
export function FreeTimes({ hours: { hours, hasFailed }, draw }: FreeTimesProps) {
  const t = useText();
  const now = useNow();
  const times = hours && now !== undefined ? nextFreeTimes(now, hours) : undefined;
  const problem = hasFailed ? appointmentMessages.slotsNotLoaded : appointmentMessages.noFreeTimes;
  return (
    <ul className={styles.times} aria-label={t('Next free times')} aria-busy={!times && !hasFailed}>
      {times?.map((time) => (
        <li key={time.day + time.hour}>
          {draw(time, { className: styles.chip ?? '', children: <Words time={time} /> })}
        </li>
      ))}
      {!times && !hasFailed && <Waiting />}
      {(hasFailed || times?.length === 0) && <li className="all-columns muted">{t(problem)}</li>}
    </ul>
  );
}

function Words({ time: { dayText, text } }: { time: FreeTime }) {
  const t = useText();
  return (
    <>
      <span className={styles.day}>{t.filled(dayText)}</span> <b>{t.filled(text)}</b>
    </>
  );
}

function Waiting() {
  return Array.from({ length: OFFERED_TIMES }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={place} aria-hidden="true">
      <Skeleton height="100%" />
    </li>
  ));
}

/** The moment of the visit (Unix time in ms); unknown in the page's HTML, which is older. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  return now;
}
