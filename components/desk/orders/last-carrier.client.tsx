'use client';

import { useEffect, useRef } from 'react';
import { readStored, store } from '@/lib/forms/storage';

const KEY = 'carrier';

/**
 * Opens the fields of a shipment where typing goes on: with the carrier that this browser chose last,
 * in the field of the number. Without scripts nothing is chosen.
 */
export function LastCarrier() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const details = mark.current?.closest('details');
    const carrier = details?.querySelector<HTMLSelectElement>('select[name="carrier"]');
    const number = details?.querySelector<HTMLInputElement>('input[name="tracking_number"]');
    if (!details || !carrier || !number) return undefined;
    const begin = () => {
      if (!details.open) return;
      carrier.value ||= readStored(KEY) ?? '';
      // A carrier that is no longer one leaves the list without a choice.
      if (carrier.selectedIndex === -1) carrier.value = '';
      (carrier.value ? number : carrier).focus();
    };
    const keep = () => store(KEY, carrier.value);
    // Somebody was faster than the scripts.
    begin();
    details.addEventListener('toggle', begin);
    carrier.addEventListener('change', keep);
    return () => {
      details.removeEventListener('toggle', begin);
      carrier.removeEventListener('change', keep);
    };
  }, []);
  return <span ref={mark} hidden />;
}
