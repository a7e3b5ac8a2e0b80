'use client';

import { type ReactNode, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import styles from './profile-tabs.module.css';

interface Tab {
  /** The URL fragment. */
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * The parts of the profile, one at a time. Each has a URL fragment; without scripts, and before
 * they run, the browser shows the part that the fragment names.
 */
export function ProfileTabs({ tabs }: { tabs: Tab[] }) {
  const t = useText();
  const fragment = useSyncExternalStore(listen, readFragment, () => null);
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  // A navigation within the app sets the URL after the first render: read it again before the
  // paint.
  useLayoutEffect(readAgain, []);
  const current = tabs.find(({ id }) => id === fragment)?.id ?? tabs[0]?.id;
  const isLive = fragment !== null;
  const list = useCurrentInView(isLive ? current : undefined);
  return (
    <div className={classNames('wrap', styles.frame)} data-live={isLive || undefined}>
      <nav aria-label={t('My account')}>
        <ul ref={list} className={`flex gap-1 ${styles.tabs}`}>
          {tabs.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                data-tab={id}
                aria-current={isLive && id === current ? 'true' : undefined}
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map(({ id, label, content }) => (
        <section
          key={id}
          id={id}
          aria-label={t(label)}
          className={styles.part}
          data-current={id === current || undefined}
        >
          {content}
        </section>
      ))}
    </div>
  );
}

/** Scrolls the row of tabs, which is wider than a phone, until the current one is whole. */
function useCurrentInView(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${current}"]`);
    if (!list.current || !tab) return;
    const [row, visible] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft +=
      Math.max(0, visible.right - row.right) + Math.min(0, visible.left - row.left);
  }, [current]);
  return list;
}

function readFragment(): string {
  return location.hash.slice(1);
}

/** Subscribes to fragment changes; links of the app change the URL without a `hashchange`. */
function listen(onChange: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener('hashchange', onChange);
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}
