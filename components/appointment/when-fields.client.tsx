'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { FieldSet } from '@/components/shared/field-set';
import { FreeTimes } from '@/components/shared/free-times.client';
import { Button } from '@/components/ui/button';
import { ChoiceChip, ChoiceChips } from '@/components/ui/choice-chip';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { isCalendarDay } from '@/contract/kit/calendar-day';
import { appointmentMessages } from '@/contract/messages/enquiries';
import type { UseAppointmentHours } from '@/lib/browser/use-appointment-hours';
import {
  type BookableDays,
  bookableDays,
  dayText,
  type TimeChoice,
  timesOf,
} from '@/lib/forms/appointment-days';
import { fieldOf } from '@/lib/forms/field-of';
import type { FreeTime } from '@/lib/forms/free-times';
import styles from './appointment-form.module.css';
import type { AppointmentApiForm } from './use-appointment-form.client';

interface WhenFieldsProps {
  form: AppointmentApiForm;
  hours: UseAppointmentHours;
  /** The group of the times: it takes the focus when the chosen one has just been taken. */
  times: RefObject<HTMLFieldSetElement | null>;
}

/** The day and, once one is chosen, its times. */
export function WhenFields({ form, hours, times }: WhenFieldsProps) {
  const { days, refreshDays } = useBookableDays();
  const date = useWatch({ control: form.hook.control, name: 'date' });
  const field = fieldOf(form, 'date', {
    onChange: () =>
      form.hook.setValue('time', '', { shouldValidate: form.hook.formState.isSubmitted }),
  });
  // A date field may hold `2026-02-31` for a moment.
  const isBookable = days && isCalendarDay(date) && date >= days.first && date <= days.last;
  return (
    <>
      <NextTimes form={form} hours={hours} />
      <div className={styles.half}>
        <Field id="date" label="Date" hint="Tomorrow or later" error={field.error} required>
          {(control) => (
            <Input
              {...control}
              {...field.input}
              type="date"
              min={days?.first}
              max={days?.last}
              onFocus={refreshDays}
            />
          )}
        </Field>
      </div>
      {isBookable && <Times form={form} date={date} hours={hours} times={times} />}
    </>
  );
}

/** The next free times: one touch chooses the day and the time. */
function NextTimes({ form, hours }: Pick<WhenFieldsProps, 'form' | 'hours'>) {
  const t = useText();
  const { control, setValue } = form.hook;
  const [date, time] = useWatch({ control, name: ['date', 'time'] });
  const choose = ({ day, hour }: FreeTime) => {
    const options = { shouldValidate: true, shouldDirty: true };
    setValue('date', day, options);
    setValue('time', hour, options);
  };
  return (
    <div className="stack gap-2">
      <p className="strong" aria-hidden="true">
        {t('Next free times')}
      </p>
      <FreeTimes
        hours={hours}
        draw={(free, chip) => (
          <button
            type="button"
            aria-pressed={free.day === date && free.hour === time}
            onClick={() => choose(free)}
            {...chip}
          />
        )}
      />
    </div>
  );
}

type TimesProps = WhenFieldsProps & { date: string };

/** The times of one day as radio buttons; those that are taken cannot be chosen. */
function Times({ form, date, hours: { hours, hasFailed, reload }, times }: TimesProps) {
  const t = useText();
  const time = fieldOf(form, 'time');
  const { defaultValue: _start, ...input } = time.input;
  const choices = hours && timesOf(date, hours);
  useFreeTime(form, choices);
  if (hasFailed) {
    return (
      <Note tone="error">
        <p>{t(appointmentMessages.slotsNotLoaded)}</p>
        <Button variant="quiet" size="small" onClick={() => void reload()}>
          {t('Try again')}
        </Button>
      </Note>
    );
  }
  return (
    <FieldSet
      id="times"
      ref={times}
      legend={t('Time on {day}', { day: t.filled(dayText(date)) })}
      hint="India time"
      error={time.error}
      isRequired
    >
      <div className={styles.times} role="status" aria-busy={!choices || undefined}>
        {!choices && <TimesSkeleton />}
        {choices?.length === 0 && <p>{t(appointmentMessages.noSlotsThatDay)}</p>}
      </div>
      <ChoiceChips>
        {choices?.map(({ hour, text, isTaken }) => (
          <ChoiceChip key={hour} type="radio" {...input} value={hour} disabled={isTaken}>
            {isTaken ? <s>{t.filled(text)}</s> : t.filled(text)}
            {isTaken && <span>{t('Taken')}</span>}
          </ChoiceChip>
        ))}
      </ChoiceChips>
    </FieldSet>
  );
}

/** Clears a chosen time that is not free: it was taken meanwhile, or belongs to an older draft. */
function useFreeTime({ hook }: AppointmentApiForm, choices: TimeChoice[] | undefined): void {
  const chosen = useWatch({ control: hook.control, name: 'time' });
  const isLost =
    choices !== undefined &&
    chosen !== '' &&
    !choices.some(({ hour, isTaken }) => hour === chosen && !isTaken);
  useEffect(() => {
    if (!isLost) return;
    hook.setValue('time', '');
    hook.setError('time', { message: appointmentMessages.slotFull });
  }, [hook, isLost]);
}

function TimesSkeleton() {
  const t = useText();
  return (
    <>
      <span className="visually-hidden">{t('Loading the times')}</span>
      <Skeleton height="44px" />
    </>
  );
}

/**
 * The days that can be booked: unknown in the page's HTML, which is older than the visit, and read
 * again at every focus, since a tab may stay open over midnight.
 */
function useBookableDays() {
  const [days, setDays] = useState<BookableDays>();
  const refreshDays = () => setDays(bookableDays(Date.now()));
  useEffect(() => setDays(bookableDays(Date.now())), []);
  return { days, refreshDays };
}
