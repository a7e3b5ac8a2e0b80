'use client';

import dynamic from 'next/dynamic';
import { Fresh } from '@/components/ui/fresh.client';

const GiftVoucherForm = dynamic(
  async () => (await import('./gift-voucher-form.client')).GiftVoucherForm,
);

/** The form stands in the page's HTML; what it is checked with comes behind the page's own scripts. */
export function LateForm() {
  return (
    <Fresh>
      <GiftVoucherForm />
    </Fresh>
  );
}
