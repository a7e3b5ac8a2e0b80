'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Fragment } from 'react';

/**
 * Begins anew whenever somebody comes to the page, and is as it was left on the way back. Next.js keeps
 * the state of pages that were seen, which a form that has been sent must not bring along.
 */
export function Fresh({ children }: { children: ReactNode }) {
  return <Fragment key={useRouter().bfcacheId}>{children}</Fragment>;
}
