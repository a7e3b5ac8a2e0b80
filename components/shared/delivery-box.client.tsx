'use client';

import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import { useSurface } from '@/components/ui/link.client';
import type { PinFound, PinProblem } from '@/lib/api/addresses';
import { isPinProblem } from '@/lib/api/addresses';
import { keepPin, keptPin } from '@/lib/browser/kept-pin';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import styles from './delivery-box.module.css';
import { DeliveryFacts } from './delivery-facts';
import { pinWords } from './pin-words';
import { usePin } from './use-pin.client';

interface DeliveryBoxProps {
  /** The page it stands on, to come back to. */
  from: string;
  /** What the server found already. */
  first?: { pin: string; answer: PinFound | PinProblem };
  /** More that every order can count on, as items of the list. */
  children?: ReactNode;
}

const keep = ({ place }: PinFound) => keepPin(place.pin);
/** Some type `380 009`. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '');

/**
 * What a delivery takes and costs: for everyone first, then for the PIN code that is typed. Without
 * scripts a page of its own answers. The room of the answers is there from the start.
 */
export function DeliveryBox({ from, first, children }: DeliveryBoxProps) {
  const surface = useSurface();
  const { isElite } = useSession().session;
  const field = useRef<HTMLInputElement>(null);
  const { answer, found, look, refuse } = usePin({ first: first?.answer, onFound: keep });
  useEffect(() => {
    if (!field.current || first) return;
    field.current.value ||= keptPin();
    look(digitsOf(field.current.value));
  }, [first, look]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const pin = digitsOf(field.current?.value ?? '');
    if (pin.length === 6) return look(pin);
    refuse();
    field.current?.focus();
  };
  const isWrong = isPinProblem(answer) && answer !== 'failed';
  return (
    <div className={styles.box}>
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
            defaultValue={first?.pin}
            onChange={({ target }) => look(digitsOf(target.value))}
            aria-invalid={isWrong || undefined}
            aria-describedby="deliver-to-status"
          />
          <Button type="submit" variant="quiet" loading={answer === 'asking'}>
            Check
          </Button>
        </div>
        <p
          id="deliver-to-status"
          role="status"
          className={classNames(styles.status, isPinProblem(answer) && styles.problem)}
        >
          {pinWords(answer)}
        </p>
      </form>
      <ul className={styles.facts}>
        <DeliveryFacts found={found} isElite={isElite} />
        {children}
      </ul>
    </div>
  );
}
