'use client';

import dynamic from 'next/dynamic';

const GiftVoucherForm = dynamic(
  async () => (await import('./gift-voucher-form.client')).GiftVoucherForm,
);

/** The form stands in the page's HTML; what it is checked with comes behind the page's own scripts. */
export function LateForm() {
  return <GiftVoucherForm />;
}
