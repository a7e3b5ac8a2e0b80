'use client';

import type { ReactNode } from 'react';
import type { PinFound, PinProblem } from '@/lib/api/addresses';
import { keepPin } from '@/lib/browser/kept-pin';
import { useSession } from '@/lib/browser/use-session';
import styles from './delivery-box.module.css';
import { DeliveryFacts } from './delivery-facts';
import { PinForm } from './pin-form.client';
import { usePin } from './use-pin.client';

interface DeliveryBoxProps {
  /** The page it stands on, to come back to. */
  from: string;
  /** What the server found already. */
  first?: { pin: string; answer: PinFound | PinProblem } | undefined;
  /** More that every order can count on, as items of the list. */
  children?: ReactNode;
}

const keep = ({ place }: PinFound) => keepPin(place.pin);

/**
 * What a delivery takes and costs: for everyone first, then for the PIN code that is typed. The room
 * of the answers is there from the start.
 */
export function DeliveryBox({ from, first, children }: DeliveryBoxProps) {
  const { isElite } = useSession().session;
  const pin = usePin({ first: first?.answer, onFound: keep });
  return (
    <div className={styles.box}>
      <PinForm from={from} asked={first?.pin} pin={pin} />
      <ul className={styles.facts}>
        <DeliveryFacts found={pin.found} isElite={isElite} />
        {children}
      </ul>
    </div>
  );
}
