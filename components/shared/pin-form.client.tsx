'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import { PageForm } from '@/components/ui/page-form.client';
import { pinDigits } from '@/contract/kit/pins';
import { storedPin } from '@/lib/browser/stored-pin';
import { routes } from '@/lib/routes';
import { isPin, isPinProblem } from '@/lib/view/pin';
import styles from './delivery-box.module.css';
import { type PinLookup, pinCopy } from './pin-lookup.client';

interface PinFormProps {
  /** The page that shows the answer without scripts; by default one of its own. */
  action?: string;
  /** The current page, to return to from that page. */
  from?: string;
  /** The PIN code that the server looked up; by default the last one on this device. */
  asked: string | undefined;
  pin: PinLookup;
}

/** The PIN code field with its result. Without scripts the page of `action` shows the answer. */
export function PinForm({
  action = routes.delivery(),
  from,
  asked,
  pin: { answer, lookUp, refuse },
}: PinFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!field.current || asked !== undefined) return;
    field.current.value ||= storedPin();
    lookUp(pinDigits(field.current.value));
  }, [asked, lookUp]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const pin = pinDigits(field.current?.value ?? '');
    if (isPin(pin)) return lookUp(pin);
    refuse();
    field.current?.focus();
  };
  const isProblem = isPinProblem(answer);
  return (
    <PageForm action={action} noValidate onSubmit={onSubmit}>
      {from && <input type="hidden" name="from" value={from} />}
      <label className="block mb-1-half small strong" htmlFor="deliver-to">
        {t('Deliver to PIN code')}
      </label>
      <div className={`stack gap-2 ${styles.row}`}>
        <Input
          ref={field}
          id="deliver-to"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={40}
          defaultValue={asked}
          onChange={({ target }) => lookUp(pinDigits(target.value))}
          aria-invalid={(isProblem && answer !== 'failed') || undefined}
          aria-describedby="deliver-to-status"
        />
        <Button type="submit" variant="quiet" loading={answer === 'asking'}>
          {t('Check')}
        </Button>
      </div>
      <p
        id="deliver-to-status"
        role="status"
        className={classNames('small muted', styles.status, isProblem && 'text-error')}
      >
        {t.filled(pinCopy(answer))}
      </p>
    </PageForm>
  );
}
