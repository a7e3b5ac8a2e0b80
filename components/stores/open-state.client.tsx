'use client';

import { useSyncExternalStore } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { type Hours, openNow } from './opening-hours';
import styles from './store-card.module.css';

const MINUTE_MS = 60_000;
const CHECK_EVERY_MS = 10_000;

function onTheClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Returns the current minute; null in the server's HTML, which is older than the shopper's visit. */
function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    onTheClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

/** Whether the store is open now, in India's time; its line is reserved until scripts run. */
export function OpenState({ hours }: { hours: Hours }) {
  const t = useText();
  const now = useMinute();
  const open = now && openNow(hours, now);
  return (
    <p
      className={`needs-scripts row gap-2 small strong muted icon-18 ${styles.state}`}
      data-state={open?.state}
    >
      {open && (
        <>
          <Icon name={open.state === 'open' ? 'circle-check' : 'clock'} />
          {t.filled(open.text)}
        </>
      )}
    </p>
  );
}
