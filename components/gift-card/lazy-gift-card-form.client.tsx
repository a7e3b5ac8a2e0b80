'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';

const GiftCardForm = dynamic(async () => (await import('./gift-card-form.client')).GiftCardForm);

/** The page's HTML contains the form; its validation loads after the page's own scripts. */
export function LazyGiftCardForm({ terms }: { terms: ReactNode }) {
  return (
    <ResetOnVisit>
      <GiftCardForm terms={terms} />
    </ResetOnVisit>
  );
}
