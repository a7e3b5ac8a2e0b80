'use client';

import { useEffect, useState } from 'react';
import { useText } from '#language';
import { commonMessages } from '@/contract/messages/common';
import styles from './connection-note.module.css';

/**
 * Says while there is no connection that the page stays, and again at each tap that needs one. The
 * root element has `data-offline` meanwhile. Mounted once in the root layout.
 */
export function ConnectionNote() {
  const t = useText();
  /** How often it was said since the connection was lost. */
  const [said, setSaid] = useState(0);

  useEffect(() => {
    const check = async () => {
      const isLost = !navigator.onLine && !(await isShopReached());
      document.documentElement.toggleAttribute('data-offline', isLost);
      setSaid((times) => (isLost ? times + 1 : 0));
    };
    void check();
    addEventListener('online', check);
    addEventListener('offline', check);
    return () => {
      removeEventListener('online', check);
      removeEventListener('offline', check);
    };
  }, []);

  return (
    <div role="status">
      {said > 0 && (
        <p
          key={said}
          className={`no-print row center small medium text-center ${styles.note} on-dark`}
        >
          {t(commonMessages.offline)}
        </p>
      )}
    </div>
  );
}

/** A computer without a network still reaches a shop that runs on it. */
async function isShopReached(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
