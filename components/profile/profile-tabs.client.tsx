'use client';

import type { ReactNode } from 'react';
import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './profile-tabs.module.css';

interface Tab {
  /** The fragment of its address. */
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * The parts of the profile, one at a time. Each has a fragment as its address; before scripts run, and
 * without any, the browser itself shows the part that the address names.
 */
export function ProfileTabs({ tabs }: { tabs: Tab[] }) {
  const fragment = useSyncExternalStore(listen, readFragment, () => null);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  // A walk within the app writes the address after the first drawing: look before anything is seen.
  useLayoutEffect(lookAgain, []);
  const current = tabs.find(({ id }) => id === fragment)?.id ?? tabs[0]?.id;
  const isLive = fragment !== null;
  return (
    <div className={classNames('wrap', styles.frame)} data-live={isLive || undefined}>
      <nav aria-label="My account">
        <ul className={styles.tabs}>
          {tabs.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                data-tab={id}
                aria-current={isLive && id === current ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map(({ id, label, content }) => (
        <section
          key={id}
          id={id}
          aria-label={label}
          className={styles.part}
          data-current={id === current || undefined}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

function readFragment(): string {
  return location.hash.slice(1);
}

/** Links of the app change the address without a `hashchange`. */
function listen(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener('hashchange', onChange);
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}
