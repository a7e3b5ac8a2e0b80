'use client';

import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { ChoiceSelect } from '@/components/shared/choice-select';
import { ConsentBox } from '@/components/shared/consent-box';
import { CountryField } from '@/components/shared/country-field.client';
import { DraftNote } from '@/components/shared/draft-note.client';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { PhoneField } from '@/components/shared/phone-field.client';
import { TextAreaField } from '@/components/shared/text-area-field';
import { TextField } from '@/components/shared/text-field';
import { FieldRow } from '@/components/ui/form-stack';
import { AGE_GROUPS } from '@/contract/enquiries/enquiry-choices';
import { addressMessages } from '@/contract/messages/addresses';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { contentRoutes } from '@/lib/content-routes';
import type { InquiryFields } from '@/lib/forms/enquiry-fields';
import { fieldOf } from '@/lib/forms/field-of';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import styles from './enquiry-form.module.css';
import { useContactForm } from './use-contact-form.client';

/** The contact form: first what it is about, then who writes. Its captcha needs scripts; the page names the other ways. */
export function ContactForm() {
  const t = useText();
  const form = useContactForm();
  return (
    <form
      action={enquiryApi.contactEnquiry()}
      method="post"
      noValidate
      className={`stack gap-4 one-column ${styles.form} needs-scripts`}
      onSubmit={form.onSubmit}
    >
      <HiddenFields next={contentRoutes.enquirySent('contact')} />
      <DraftNote form={form} />
      <TextField
        field={fieldOf(form, 'subject')}
        label="Subject"
        hint="About an order? Add its number, such as VN100042."
        autoComplete="off"
        required
      />
      <TextAreaField
        field={fieldOf(form, 'inquiry_description')}
        label="Description"
        rows={6}
        required
      />
      <Sender form={form} />
      <ConsentBox purpose="contact" field={fieldOf(form, 'consent')} />
      <FormFooter form={form} pendingLabel={enquiryMessages.sending}>
        {t('Send')}
      </FormFooter>
    </form>
  );
}

type ContactApiForm = ApiForm<InquiryFields>;

/** Who writes, and how to answer. */
function Sender({ form }: { form: ContactApiForm }) {
  return (
    <>
      <FieldRow>
        <TextField field={fieldOf(form, 'name')} label="Name" autoComplete="name" required />
        <EmailField field={fieldOf(form, 'email')} required />
      </FieldRow>
      <FieldRow>
        <CountryField form={form} name="country" required />
        <PhoneOfCountry form={form} />
      </FieldRow>
      <FieldRow>
        <TextField
          field={fieldOf(form, 'company')}
          label="Company"
          hint="Writing for yourself? “Personal” is enough."
          autoComplete="organization"
          required
        />
        <ChoiceSelect field={fieldOf(form, 'age_group')} label="Age group" choices={AGE_GROUPS} />
      </FieldRow>
    </>
  );
}

/** The phone number, after a country is chosen; its place is reserved before. */
function PhoneOfCountry({ form }: { form: ContactApiForm }) {
  const t = useText();
  const callingCode = useWatch({ control: form.hook.control, name: 'calling_code' });
  return (
    <div className={styles.phone}>
      {callingCode ? (
        <PhoneField
          field={fieldOf(form, 'phone')}
          label="Phone"
          callingCode={callingCode}
          required
          isAnyLength
        />
      ) : (
        <p className={`stack gap-1-half small ${styles.later}`}>
          <b>{t('Phone')}</b>
          <span>{t(addressMessages.countryFirst)}</span>
        </p>
      )}
    </div>
  );
}
