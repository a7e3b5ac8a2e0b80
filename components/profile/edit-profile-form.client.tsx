'use client';

import { Captcha } from '@/components/shared/captcha.client';
import { FormEnd } from '@/components/shared/form-end.client';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { fieldOf } from '@/lib/forms/field-of';
import { routes } from '@/lib/routes';
import styles from './edit-profile-form.module.css';
import { NewNumberCode, TextField } from './profile-fields';
import type { EditProfileProps } from './use-edit-profile.client';
import { useEditProfile } from './use-edit-profile.client';

/**
 * Changes the customer's details. A new number is set with the code that the first attempt sends to
 * it; the shop asks for a captcha where codes are asked for often.
 */
export function EditProfileForm(props: EditProfileProps) {
  const { form, captcha, asked } = useEditProfile(props);
  return (
    <form
      action="/api/profile"
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <HiddenFields next={routes.profile()} from={routes.editProfile()} />
      <TextField
        field={fieldOf(form, 'first_name')}
        label="First name"
        autoComplete="given-name"
        required
      />
      <TextField
        field={fieldOf(form, 'last_name')}
        label="Last name"
        autoComplete="family-name"
        required
      />
      <TextField field={fieldOf(form, 'company')} label="Company" autoComplete="organization" />
      <TextField
        field={fieldOf(form, 'email')}
        label="Email"
        hint="The email cannot be changed."
        readOnly
      />
      <TextField
        field={fieldOf(form, 'mobile_no')}
        label="Mobile number"
        hint="With the country code: +91 and 10 digits"
        type="tel"
        autoComplete="tel"
        maxLength={13}
        required
      />
      {asked === 'otp' && <NewNumberCode field={fieldOf(form, 'otp')} />}
      {asked === 'recaptcha' && <Captcha captcha={captcha} />}
      <FormEnd form={form} refusal={props.flash?.message}>
        Save details
      </FormEnd>
    </form>
  );
}
