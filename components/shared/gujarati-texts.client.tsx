'use client';

import type { ReactNode } from 'react';
import { inGujarati } from '@/lib/language/gujarati/in-gujarati';
import { TextContext } from '@/lib/language/use-text.client';

/** Provides the dictionary to all client components below. */
export function GujaratiTexts({ children }: { children: ReactNode }) {
  return <TextContext value={inGujarati}>{children}</TextContext>;
}
