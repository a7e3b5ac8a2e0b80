'use client';

import type { InferType } from 'yup';
import { signupBody } from '@/contract/accounts/account';
import { accountMessages } from '@/contract/messages/account';
import { signUpMessage } from '@/lib/account-error';
import { type ApiForm, useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import type { FormFlash } from '@/lib/view/form-flash';

const pageSchema = signupBody.omit(['recaptcha', 'proof']);

type SignUpValues = InferType<typeof pageSchema>;
type SignUpState = ApiForm<SignUpValues>;

interface SignUpOptions {
  /** The values that the form begins with. */
  typed?: Record<string, string> | undefined;
  /** The outcome of a plain form post. */
  refused?: FormFlash['errors'];
  /** Called in place of the sign-up while the code of these digits has not been entered. */
  onUnproven?: (digits: string) => boolean;
  /** Called once the session store shows the customer. */
  onDone: () => void;
}

/** The state of the sign-up page. */
export function useSignUpForm({ typed = {}, ...options }: SignUpOptions): SignUpState {
  const { refused, onUnproven = () => false, onDone } = options;
  const person = {
    first_name: typed.first_name ?? '',
    last_name: typed.last_name ?? '',
    email: typed.email ?? '',
  };
  const page = { mobile_no: typed.mobile_no ?? '', password: '', confirm_password: '' };
  return useApiForm<SignUpValues>({
    schema: pageSchema,
    defaults: { ...person, ...page },
    ...(refused && { refused }),
    captcha: useCaptcha('signup'),
    send: async (values, recaptcha) => {
      if (onUnproven(values.mobile_no)) return;
      const { postSignUp: signUp } = await import('@/lib/browser/account');
      await signUp({ ...values, recaptcha });
      onDone();
    },
    explain: signUpMessage,
    summary: accountMessages.signUpFailed,
  });
}
