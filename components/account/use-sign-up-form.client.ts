'use client';

import type { InferType, ObjectSchema } from 'yup';
import { signupBody } from '@/contract/accounts/account';
import { accountMessages } from '@/contract/messages/account';
import { signUpMessage } from '@/lib/account-error';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import type { FormFlash } from '@/lib/view/form-flash';

const pageSchema = signupBody.omit(['recaptcha', 'proof']);
const stepSchema = pageSchema.omit(['mobile_no', 'confirm_password']);

/** The fields of the page; the step after a code has no number and one password field. */
type SignUpValues = InferType<typeof pageSchema>;
type SignUpState = ApiForm<SignUpValues>;

interface SignUpOptions {
  /** The ten digits that were proven before the form; it then asks for neither number nor repetition. */
  proven?: string;
  /** The values that the form begins with. */
  typed?: Record<string, string> | undefined;
  /** The outcome of a plain form post. */
  refused?: FormFlash['errors'];
  /** Called in place of the sign-up while the code of these digits has not been entered. */
  onUnproven?: (digits: string) => boolean;
  /** Called once the session store shows the customer. */
  onDone: () => void;
}

/** The state of a sign-up, as a page and as the last step of a login by code. */
export function useSignUpForm({ proven, typed = {}, ...options }: SignUpOptions): SignUpState {
  const { refused, onUnproven = () => false, onDone } = options;
  const person = {
    first_name: typed.first_name ?? '',
    last_name: typed.last_name ?? '',
    email: typed.email ?? '',
  };
  const page = { mobile_no: typed.mobile_no ?? '', password: '', confirm_password: '' };
  const schema = proven ? (stepSchema as unknown as ObjectSchema<SignUpValues>) : pageSchema;
  return useApiForm<SignUpValues>({
    schema,
    defaults: proven ? { ...person, password: '' } : { ...person, ...page },
    ...(refused && { refused }),
    captcha: useCaptcha('signup'),
    send: async (values, recaptcha) => {
      if (!proven && onUnproven(values.mobile_no)) return;
      const { postSignUp: signUp } = await import('@/lib/browser/account');
      const added = proven ? { mobile_no: proven, confirm_password: values.password } : {};
      await signUp({ ...values, ...added, recaptcha });
      onDone();
    },
    explain: signUpMessage,
    summary: accountMessages.signUpFailed,
  });
}
