'use client';

import { useState } from 'react';
import type { InferType } from 'yup';
import type { FieldErrors } from '@/contract/errors';
import { NOT_A_ROBOT } from '@/contract/fields';
import type { Profile } from '@/contract/profile';
import { profileBody } from '@/contract/profile';
import { ApiError, messageFor } from '@/lib/api/api-error';
import { profileMessages } from '@/lib/api/profile-messages';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';

const schema = profileBody.omit(['recaptcha']);
type Values = InferType<typeof schema>;
/** What the shop wants before it goes on. */
type Asked = 'otp' | 'recaptcha' | undefined;

export interface EditProfileProps {
  details: Omit<Profile, 'addresses'>;
  /** How a plain form post ended. */
  flash?: FormFlash;
}

/** The form of the details, and what the shop asks for beside them: a code, or first a captcha. */
export function useEditProfile({ details, flash }: EditProfileProps) {
  const captcha = useCaptcha('login_code');
  const [asked, setAsked] = useState<Asked>(askedBy(flash?.errors));
  const form = useApiForm<Values>({
    schema,
    defaults: { ...defaultsOf(details), ...flash?.typed, otp: '' },
    refused: flash?.errors,
    send: async (values) => {
      const recaptcha = asked === 'recaptcha' ? await solutionOf(captcha) : undefined;
      const { saveProfile } = await import('@/lib/browser/account');
      await saveProfile({ ...values, recaptcha }).catch((error: unknown) => {
        setAsked((before) => askedBy(error instanceof ApiError ? error.fields : {}) ?? before);
        captcha.renew();
        throw error;
      });
    },
    explain: (error) => messageFor(error, profileMessages.failed),
  });
  return { form, captcha, asked };
}

function solutionOf(captcha: FormCaptcha): Promise<string> {
  if (captcha.isSolved) return captcha.answer();
  throw new ApiError('domain', NOT_A_ROBOT, { code: 'invalid' });
}

function askedBy(errors: FieldErrors = {}): Asked {
  if (errors.otp) return 'otp';
  return errors.recaptcha ? 'recaptcha' : undefined;
}

function defaultsOf({
  first_name,
  last_name,
  company,
  email,
  mobile_no,
}: EditProfileProps['details']) {
  return { first_name, last_name, company, email, mobile_no };
}
