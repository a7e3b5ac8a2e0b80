'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#language';

interface FloatKeeperProps {
  className: string | undefined;
  children: ReactNode;
}

/** Displays the floating buttons inside it where they cover nothing; see `keepFloatsClear`. */
export function FloatKeeper({ className, children }: FloatKeeperProps) {
  const t = useText();
  const floats = useRef<HTMLElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./keep-floats-clear').then(
      ({ keepFloatsClear }) => {
        if (floats.current && !isOver) stop = keepFloatsClear(floats.current);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);

  return (
    <aside ref={floats} className={className} aria-label={t('Quick help')}>
      {children}
    </aside>
  );
}
