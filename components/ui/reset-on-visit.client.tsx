'use client';

import { useRouter } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';

/**
 * Resets its content on each new visit of the page, and restores it on back and forward. Next.js
 * retains the state of visited pages, which would include forms that were sent.
 */
export function ResetOnVisit({ children }: { children: ReactNode }) {
  return <Fragment key={useRouter().bfcacheId}>{children}</Fragment>;
}
