'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { storePin } from '@/lib/browser/stored-pin';
import { useSessionFact } from '@/lib/browser/use-session';
import type { PinEnquiry, PinFound } from '@/lib/view/pin';
import styles from './delivery-box.module.css';
import { PinForm } from './pin-form.client';
import { usePinLookup } from './pin-lookup.client';

/** Loaded with the first answer. */
const DeliveryFacts = lazy(async () => ({
  default: (await import('./delivery-facts')).DeliveryFacts,
}));

interface DeliveryBoxProps {
  /** The current page, to return to. */
  from: string;
  /** The PIN code that the server looked up, with its answer. */
  first?: PinEnquiry | undefined;
  /** The facts rendered on the server: for `first`, or without a PIN code. */
  children: ReactNode;
  /** Further promises for every order, as list items. */
  more?: ReactNode;
}

const storeFoundPin = ({ place }: PinFound) => storePin(place.pin);

/**
 * The delivery time and charge: without a PIN code at first, then for the typed one. Room for the
 * answer is reserved.
 */
export function DeliveryBox({ from, first, children, more }: DeliveryBoxProps) {
  const isElite = useSessionFact((session) => session.isElite);
  const pin = usePinLookup({ first: first?.answer, onFound: storeFoundPin });
  const isNew = pin.found !== undefined && pin.found !== first?.answer;
  return (
    <div className={`notch cotton ${styles.box}`}>
      <PinForm from={from} asked={first?.pin} pin={pin} />
      <ul className={`stack gap-3 vana-icons ${styles.facts}`}>
        {isNew ? (
          <Suspense fallback={children}>
            <DeliveryFacts found={pin.found} isMember={isElite} />
          </Suspense>
        ) : (
          children
        )}
        {more}
      </ul>
    </div>
  );
}
