'use client';

import { useText } from '#language';
import { CaptchaField } from '@/components/shared/captcha.client';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { TextField } from '@/components/shared/text-field';
import { FormStack } from '@/components/ui/form-stack';
import { profileMessages } from '@/contract/messages/profile';
import { accountApi } from '@/lib/api-routes/account';
import { type FormField, fieldOf } from '@/lib/forms/field-of';
import { typedWithCode } from '@/lib/forms/typed-number';
import { useTypedNumber } from '@/lib/forms/use-typed-number.client';
import { routes } from '@/lib/routes';
import { type EditProfileProps, useEditProfile } from './use-edit-profile.client';

/**
 * Changes the customer's details. A new number is confirmed with the code that the first attempt
 * sends to it; after many codes a captcha is required.
 */
export function EditProfileForm(props: EditProfileProps) {
  const t = useText();
  const { form, captcha, asked } = useEditProfile(props);
  const mobile = useTypedNumber(fieldOf(form, 'mobile_no'), typedWithCode);
  return (
    <FormStack action={accountApi.profile()} className="mt-4" onSubmit={form.onSubmit}>
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
      <OwnEmail field={fieldOf(form, 'email')} isAsked={props.details.email === ''} />
      <TextField
        field={mobile}
        label="Mobile number"
        hint="With the country code: +91 and 10 digits"
        type="tel"
        autoComplete="tel"
        className="num"
        required
      />
      {asked === 'otp' && <NewNumberCode field={fieldOf(form, 'otp')} />}
      {asked === 'recaptcha' && <CaptchaField captcha={captcha} />}
      <PrivacyNote form="profile" />
      <FormFooter form={form} refusal={props.flash?.message}>
        {t('Save details')}
      </FormFooter>
    </FormStack>
  );
}

/** An account that was made with the code of a number may have no address yet. */
function OwnEmail({ field, isAsked }: { field: FormField; isAsked: boolean }) {
  if (isAsked) return <EmailField field={field} hint="For the invoice and news of your orders" />;
  return <TextField field={field} label="Email" hint="The email cannot be changed." readOnly />;
}

/** The field for the code sent to a new number. The notice that it was sent is no error. */
function NewNumberCode({ field }: { field: FormField }) {
  const error = field.error === profileMessages.newNumberCode ? undefined : field.error;
  return (
    <TextField
      field={{ ...field, error }}
      label="OTP"
      hint={profileMessages.newNumberCode}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
