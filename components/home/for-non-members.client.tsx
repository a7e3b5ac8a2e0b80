'use client';

import type { ReactNode } from 'react';
import { useSessionFact } from '@/lib/browser/use-session';

/** What Elite members do not see. Everybody sees it until it is known who looks. */
export function ForNonMembers({ children }: { children: ReactNode }) {
  return useSessionFact(({ isElite }) => isElite) ? null : children;
}
