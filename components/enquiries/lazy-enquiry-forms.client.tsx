'use client';

import dynamic from 'next/dynamic';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import type { CompanyLeadKind } from '@/lib/forms/enquiry-fields';

/* The page's HTML contains the form; its validation loads after the page's own scripts. */

const ContactForm = dynamic(async () => (await import('./contact-form.client')).ContactForm);
const LeadForm = dynamic(async () => (await import('./lead-form.client')).LeadForm);

/** The contact form, loaded lazily. */
export function LazyContactForm() {
  return (
    <ResetOnVisit>
      <ContactForm />
    </ResetOnVisit>
  );
}

/** The business or the export form, loaded lazily. */
export function LazyLeadForm({ kind }: { kind: CompanyLeadKind }) {
  return (
    <ResetOnVisit>
      <LeadForm kind={kind} />
    </ResetOnVisit>
  );
}
