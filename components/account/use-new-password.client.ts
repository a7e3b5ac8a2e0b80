'use client';

import { useState } from 'react';
import type { InferType } from 'yup';
import { useSurface } from '@/components/ui/link.client';
import { resetPasswordBody } from '@/contract/accounts/password';
import type { FieldErrors } from '@/contract/kit/errors';
import { captchaMessages } from '@/contract/messages/captcha';
import { commonMessages } from '@/contract/messages/common';
import { ApiError, isNotFound, messageFor } from '@/lib/api-error';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { FormFlash } from '@/lib/view/form-flash';

const schema = resetPasswordBody.omit(['recaptcha']);
type Values = InferType<typeof schema>;

/** What the shop asks for besides the password. */
interface Asked {
  /** The notice that a code was sent to the number of the account. */
  otp: string | undefined;
  captcha: boolean;
}

/** The state of the form for a new password, with the fields that the shop asks for later. */
export function useNewPassword({ token, flash }: { token: string; flash?: FormFlash | undefined }) {
  const surface = useSurface();
  const captcha = useCaptcha('login_code');
  const [isBad, setIsBad] = useState(false);
  const [asked, setAsked] = useState<Asked>(askedBy(flash?.errors));
  const form = useApiForm<Values>({
    schema,
    defaults: { new_password: '', confirm_password: '', otp: '', other_number: false },
    ...(flash?.errors && { refused: flash.errors }),
    send: async ({ otp, other_number, ...values }) => {
      if (asked.captcha && !captcha.isSolved)
        throw new ApiError('domain', captchaMessages.notSolved);
      const recaptcha = asked.captcha ? await captcha.answer() : undefined;
      const { postResetPassword: resetPassword } = await import('@/lib/browser/account');
      const more = asked.otp ? { otp, other_number, recaptcha } : { recaptcha };
      await resetPassword(token, { ...values, ...more }).catch((error: unknown) => {
        const now = askedBy(error instanceof ApiError ? error.fields : {});
        setAsked(({ otp }) => ({ ...now, otp: otp ?? now.otp }));
        captcha.renew();
        throw error;
      });
      // A full page load, since this browser may have a login with the old password.
      location.assign(onSurface(routes.home(), surface));
    },
    explain: (error) => {
      setIsBad(isNotFound(error));
      return messageFor(error, commonMessages.wentWrong);
    },
  });
  return { form, isBad, asked, captcha };
}

function askedBy(errors: FieldErrors = {}): Asked {
  return { otp: errors.otp?.[0], captcha: errors.recaptcha !== undefined };
}
