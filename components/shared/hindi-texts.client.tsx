'use client';

import type { ReactNode } from 'react';
import { inHindi } from '@/lib/language/hindi/in-hindi';
import { TextContext } from '@/lib/language/use-text.client';

/** Provides the dictionary to all client components below. */
export function HindiTexts({ children }: { children: ReactNode }) {
  return <TextContext value={inHindi}>{children}</TextContext>;
}
