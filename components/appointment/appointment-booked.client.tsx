'use client';

import { useEffect, useRef } from 'react';
import { useText } from '#language';
import { useSettings } from '#settings';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { namesIn, query } from '@/lib/api-routes/path';
import { useSessionFact } from '@/lib/browser/use-session';
import { dayText, hourText } from '@/lib/forms/appointment-days';
import { routes } from '@/lib/routes';
import styles from './appointment-booked.module.css';
import type { Booked } from './use-appointment-form.client';

const NEXT_STEPS = [
  'The details and a calendar file are on their way to you by email.',
  'Keep your reports and the names of anything you take at hand.',
  'Something came up? Cancel in your profile, so that somebody else can take the time.',
];

/** The confirmation in place of the form; it takes the focus. */
export function AppointmentBooked({ booked: { id, date, time, message } }: { booked: Booked }) {
  const t = useText();
  const { reply_hours: hours } = useSettings().elite;
  const isMember = useSessionFact((session) => session.isElite);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`stack gap-4 ${styles.booked}`} aria-labelledby="booked">
      <h2 id="booked" ref={heading} tabIndex={-1}>
        {t('See you on')} <span className="nowrap">{t.filled(dayText(date))}</span>
      </h2>
      <p className={styles.time}>
        {t.filled(hourText(time))} <span className={styles.zone}>{t('India time')}</span>
      </p>
      <p className="lead">{t(message)}</p>
      <h3 className="mt-2 title-size">{t('What happens next')}</h3>
      <ol className={`stack gap-2 ${styles.steps}`}>
        {isMember && <li>{t.filled(appointmentMessages.answeredFirst(hours))}</li>}
        {NEXT_STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p className="cluster gap-3 mt-2">
        {id !== null && (
          <a
            className={buttonClass({})}
            href={query(enquiryApi.appointmentCalendar(id), namesIn(t.language))}
            download
          >
            <Icon name="calendar-plus" />
            {t('Add to calendar')}
          </a>
        )}
        <ButtonLink variant="line" href={routes.appointments()}>
          {t('Your appointments')}
        </ButtonLink>
      </p>
    </section>
  );
}
