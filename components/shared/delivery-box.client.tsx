'use client';

import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { PinFound, PinProblem } from '@/lib/api/pin';
import { keepPin } from '@/lib/browser/kept-pin';
import { useSession } from '@/lib/browser/use-session';
import styles from './delivery-box.module.css';
import { PinForm } from './pin-form.client';
import { usePin } from './use-pin.client';

/** Come with the first answer. */
const DeliveryFacts = lazy(async () => ({
  default: (await import('./delivery-facts')).DeliveryFacts,
}));

interface DeliveryBoxProps {
  /** The page it stands on, to come back to. */
  from: string;
  /** What the server found already. */
  first?: { pin: string; answer: PinFound | PinProblem } | undefined;
  /** The facts as the server knows them: of `first`, or everyone's. */
  children: ReactNode;
  /** More that every order can count on, as items of the list. */
  more?: ReactNode;
}

const keep = ({ place }: PinFound) => keepPin(place.pin);

/**
 * What a delivery takes and costs: for everyone first, then for the PIN code that is typed. The room
 * of the answers is there from the start.
 */
export function DeliveryBox({ from, first, children, more }: DeliveryBoxProps) {
  const { isElite } = useSession().session;
  const pin = usePin({ first: first?.answer, onFound: keep });
  const isNew = pin.found !== undefined && pin.found !== first?.answer;
  return (
    <div className={styles.box}>
      <PinForm from={from} asked={first?.pin} pin={pin} />
      <ul className={styles.facts}>
        {isNew ? (
          <Suspense fallback={children}>
            <DeliveryFacts found={pin.found} isElite={isElite} />
          </Suspense>
        ) : (
          children
        )}
        {more}
      </ul>
    </div>
  );
}
