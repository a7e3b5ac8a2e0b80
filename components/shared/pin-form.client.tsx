'use client';

import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import { useSurface } from '@/components/ui/link.client';
import { isPin, isPinProblem } from '@/lib/api/pin';
import { keptPin } from '@/lib/browser/kept-pin';
import { routes } from '@/lib/routes';
import styles from './delivery-box.module.css';
import { pinWords } from './pin-words';
import type { PinLookUp } from './use-pin.client';

interface PinFormProps {
  /** The page it stands on, to come back to. */
  from: string;
  /** What the server was asked for; without it the field takes what this device asked for last. */
  asked: string | undefined;
  pin: PinLookUp;
}

/** Some type `380 009`. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '');

/** The field for a PIN code, with what became of it. Without scripts a page of its own answers. */
export function PinForm({ from, asked, pin: { answer, look, refuse } }: PinFormProps) {
  const surface = useSurface();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!field.current || asked !== undefined) return;
    field.current.value ||= keptPin();
    look(digitsOf(field.current.value));
  }, [asked, look]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const pin = digitsOf(field.current?.value ?? '');
    if (isPin(pin)) return look(pin);
    refuse();
    field.current?.focus();
  };
  const isProblem = isPinProblem(answer);
  return (
    <form action={routes.delivery()} method="get" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="from" value={from} />
      {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
      <label className={styles.label} htmlFor="deliver-to">
        Deliver to PIN code
      </label>
      <div className={styles.row}>
        <Input
          ref={field}
          id="deliver-to"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          defaultValue={asked}
          onChange={({ target }) => look(digitsOf(target.value))}
          aria-invalid={(isProblem && answer !== 'failed') || undefined}
          aria-describedby="deliver-to-status"
        />
        <Button type="submit" variant="quiet" loading={answer === 'asking'}>
          Check
        </Button>
      </div>
      <p
        id="deliver-to-status"
        role="status"
        className={classNames(styles.status, isProblem && styles.problem)}
      >
        {pinWords(answer)}
      </p>
    </form>
  );
}
