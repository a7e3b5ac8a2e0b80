'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { ConsentBox } from '@/components/shared/consent-box';
import { DraftNote } from '@/components/shared/draft-note.client';
import { FormFooter } from '@/components/shared/form-footer.client';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Icon } from '@/components/ui/icon';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import type { CompanyLeadKind } from '@/lib/forms/enquiry-fields';
import { fieldOf } from '@/lib/forms/field-of';
import { CompanyFields, ContactFields, MoreOfCompany } from './company-fields.client';
import styles from './enquiry-form.module.css';
import { FormPart } from './form-part';
import { FirstQuestions, OtherQuestions } from './question-fields';
import { useLeadForm } from './use-lead-form.client';

/** The enquiry form for companies. Also works as a plain form post. */
export function LeadForm({ kind }: { kind: CompanyLeadKind }) {
  const t = useText();
  const { form, places } = useLeadForm(kind);
  const consent = useWatch({ control: form.hook.control, name: 'consent' });
  return (
    <form
      action={enquiryApi[`${kind}Enquiry`]()}
      method="post"
      noValidate
      className={`stack gap-4 one-column ${styles.form}`}
      onSubmit={form.onSubmit}
    >
      <HiddenFields next={contentRoutes.enquirySent(kind)} />
      <DraftNote form={form} />
      <FormPart title="Your plans" hint="Answer what you know already.">
        <FirstQuestions form={form} kind={kind} />
      </FormPart>
      <FormPart title="How to reach you" hint="You may leave these out.">
        <ContactFields form={form} places={places} />
      </FormPart>
      <FormPart title="Your company">
        <CompanyFields form={form} />
      </FormPart>
      <MoreFields
        label="More, if you know it"
        errors={form.hook.formState.errors}
        isRestored={form.draft.isRestored}
      >
        <MoreOfCompany form={form} places={places} />
        <OtherQuestions form={form} kind={kind} />
      </MoreFields>
      <div className={`stack may-shrink gap-4 one-column ${styles.part}`}>
        <ConsentBox purpose={kind} field={fieldOf(form, 'consent')} />
        <FormFooter
          form={form}
          hold={{ isHeld: !consent, reason: enquiryMessages.consentMissing }}
          pendingLabel={enquiryMessages.sending}
        >
          {t('Send')}
        </FormFooter>
      </div>
    </form>
  );
}

const WRONG = '[aria-invalid="true"]';

interface MoreFieldsProps {
  label: string;
  /** Changes when errors may have come. */
  errors: object;
  /** What was typed in an earlier visit is back in the form. */
  isRestored: boolean;
  children: ReactNode;
}

/**
 * Fields that may be left out, folded away. What an earlier visit has filled in unfolds them, and an
 * error, which gets the focus.
 */
function MoreFields({ label, errors, isRestored, children }: MoreFieldsProps) {
  const t = useText();
  const ref = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors are read from the page.
  useEffect(() => {
    const fields = ref.current;
    if (!fields || fields.open || !fields.querySelector(WRONG)) return;
    fields.open = true;
    fields.closest('form')?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors]);
  useEffect(() => {
    if (isRestored && ref.current && isFilled(ref.current)) ref.current.open = true;
  }, [isRestored]);
  return (
    <details className={styles.more} ref={ref}>
      <summary>
        <Icon name="chevron-down" />
        {t(label)}
      </summary>
      <div className={`stack may-shrink gap-4 one-column ${styles.part}`}>{children}</div>
    </details>
  );
}

function isFilled(fields: HTMLElement): boolean {
  const all = fields.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...all].some(({ value }) => value !== '');
}
