'use client';

import type { ReactNode } from 'react';
import { inHindi } from '@/lib/language/hindi/in-hindi';
import { TextContext } from '@/lib/language/use-text.client';

/** Provides Hindi to all client components below. Pages in English do not load the dictionary. */
export function Hindi({ children }: { children: ReactNode }) {
  return <TextContext value={inHindi}>{children}</TextContext>;
}
