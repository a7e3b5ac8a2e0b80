'use client';

import { useState } from 'react';
import type { InferType } from 'yup';
import { profileBody } from '@/contract/accounts/profile';
import type { FieldErrors } from '@/contract/kit/errors';
import { captchaMessages } from '@/contract/messages/captcha';
import { profileMessages } from '@/contract/messages/profile';
import { ApiError, messageFor } from '@/lib/api-error';
import { formatPhone } from '@/lib/format/phone';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { type FormCaptcha, useCaptcha } from '@/lib/forms/use-captcha.client';
import type { FormFlash } from '@/lib/view/form-flash';
import type { ProfileDetailsView } from '@/lib/view/profile';

const schema = profileBody.omit(['recaptcha']);
type Values = InferType<typeof schema>;
/** The additional field required by the API. */
type Asked = 'otp' | 'recaptcha' | undefined;

export interface EditProfileProps {
  details: ProfileDetailsView;
  /** The outcome of a plain form post. */
  flash?: FormFlash;
}

/** The state of the details form and its additional field: a code, or first a captcha. */
export function useEditProfile({ details, flash }: EditProfileProps) {
  const captcha = useCaptcha('login_code');
  const [asked, setAsked] = useState<Asked>(askedBy(flash?.errors));
  const form = useApiForm<Values>({
    schema,
    defaults: { ...defaultsOf(details), ...flash?.typed, otp: '' },
    refused: flash?.errors,
    send: async (values) => {
      const recaptcha = asked === 'recaptcha' ? await solutionOf(captcha) : undefined;
      const { postEditProfile: saveProfile } = await import('@/lib/browser/profile');
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
  throw new ApiError('domain', captchaMessages.notSolved, { code: 'invalid' });
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
  return { first_name, last_name, company, email, mobile_no: formatPhone(mobile_no) };
}
