'use client';

import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useAwake } from './use-awake.client';

/**
 * A box that carries `data-asleep` until someone shows interest in it (see `useAwake`), so that the
 * style sheet of what is inside can leave pictures out of sight unfetched.
 */
export function Asleep({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isAwake = useAwake(box);
  return (
    <div ref={box} className={className} data-asleep={isAwake ? undefined : ''}>
      {children}
    </div>
  );
}
