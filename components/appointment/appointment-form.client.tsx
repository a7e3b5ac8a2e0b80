'use client';

import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { ChoiceSelect } from '@/components/shared/choice-select';
import { ConsentBox } from '@/components/shared/consent-box';
import { CountryField } from '@/components/shared/country-field.client';
import { DraftNote } from '@/components/shared/draft-note.client';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PhoneField } from '@/components/shared/phone-field.client';
import { TextField } from '@/components/shared/text-field';
import { FieldRow } from '@/components/ui/form-stack';
import { AGE_GROUPS, GENDERS } from '@/contract/enquiries/enquiry-choices';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { fieldOf } from '@/lib/forms/field-of';
import { AppointmentBooked } from './appointment-booked.client';
import styles from './appointment-form.module.css';
import { ProblemFields } from './problem-fields.client';
import { type AppointmentApiForm, useAppointmentForm } from './use-appointment-form.client';
import { WhenFields } from './when-fields.client';

/** The form that books a consultation; after the booking, its confirmation. */
export function AppointmentForm() {
  const t = useText();
  const { form, hours, times, booked } = useAppointmentForm();
  if (booked) return <AppointmentBooked booked={booked} />;
  return (
    <form
      action={enquiryApi.appointments()}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <DraftNote form={form} />
      <section className={`stack may-shrink gap-4 ${styles.part}`} aria-labelledby="when">
        <h2 id="when">{t('When')}</h2>
        <WhenFields form={form} hours={hours} times={times} />
      </section>
      <section className={`stack may-shrink gap-4 ${styles.part}`} aria-labelledby="about-you">
        <h2 id="about-you">{t('About you')}</h2>
        <PatientFields form={form} />
      </section>
      <section className={`stack may-shrink gap-4 ${styles.part}`} aria-labelledby="problem">
        <h2 id="problem">{t('What is troubling you')}</h2>
        <ProblemFields form={form} />
      </section>
      <div className={`stack may-shrink gap-4 ${styles.part}`}>
        <ConsentBox purpose="appointment" field={fieldOf(form, 'consent')} />
        <FormFooter form={form} pendingLabel={enquiryMessages.sending}>
          {t('Book Appointment')}
        </FormFooter>
        <p className="hint">
          {t(
            'You need to be logged in to book. What you have filled in stays while you log in, and this browser forgets it when you close the tab.',
          )}
        </p>
      </div>
    </form>
  );
}

/** Who the consultation is for, and how the vaidya reaches them. */
function PatientFields({ form }: { form: AppointmentApiForm }) {
  const callingCode = useWatch({ control: form.hook.control, name: 'calling_code' });
  return (
    <>
      <FieldRow>
        <TextField field={fieldOf(form, 'name')} label="Name" autoComplete="name" required />
        <CountryField form={form} name="country_id" required />
      </FieldRow>
      <FieldRow>
        <PhoneField
          field={fieldOf(form, 'mobile')}
          label="Phone"
          callingCode={callingCode || undefined}
          required
        />
        <EmailField field={fieldOf(form, 'email')} required />
      </FieldRow>
      <FieldRow>
        <ChoiceSelect
          field={fieldOf(form, 'gender')}
          label="Gender"
          choices={GENDERS}
          autoComplete="sex"
        />
        <ChoiceSelect field={fieldOf(form, 'age_group')} label="Age group" choices={AGE_GROUPS} />
      </FieldRow>
      <TextField
        field={fieldOf(form, 'landmark')}
        label="Landmark"
        hint="A place near you, such as a school or a temple"
        autoComplete="off"
        required
      />
    </>
  );
}
