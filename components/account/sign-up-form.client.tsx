'use client';

import type { InferType } from 'yup';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { FormStack } from '@/components/ui/form-stack';
import { Link } from '@/components/ui/link.client';
import { signupBody } from '@/contract/account';
import { accountMessages } from '@/contract/messages/account';
import { signUpMessage } from '@/lib/account-error';
import { apiRoutes } from '@/lib/api-routes';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { nationalDigits } from '@/lib/format/phone';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { NewPasswordFields } from './new-password-fields.client';
import { MobileField, NameFields } from './sign-up-fields';

const schema = signupBody.omit(['recaptcha']);

type SignUpValues = InferType<typeof schema>;

/** Creates an account. The customer then logs in through the popup that opens. */
export function SignUpForm({ flash }: { flash?: FormFlash }) {
  const form = useSignUp(flash);
  return (
    <FormStack action={apiRoutes.signup()} onSubmit={form.onSubmit}>
      <NameFields first={fieldOf(form, 'first_name')} last={fieldOf(form, 'last_name')} />
      <EmailField required field={fieldOf(form, 'email')} />
      <MobileField field={fieldOf(form, 'mobile_no')} />
      <NewPasswordFields form={form} name="password" label="Password" />
      <PrivacyNote form="signUp" />
      <FormFooter form={form} refusal={flash?.message}>
        Create account
      </FormFooter>
      <p className="small muted">
        Already have an account?{' '}
        <Link className="link" href={routes.login()}>
          Login
        </Link>
      </p>
    </FormStack>
  );
}

function useSignUp(flash: FormFlash | undefined) {
  const { typed = {}, errors } = flash ?? {};
  const defaults: SignUpValues = {
    first_name: typed.first_name ?? '',
    last_name: typed.last_name ?? '',
    email: typed.email ?? '',
    mobile_no: nationalDigits(typed.mobile_no ?? ''),
    password: '',
    confirm_password: '',
  };
  const captcha = useCaptcha('signup');
  const form = useApiForm({
    schema,
    defaults,
    refused: errors,
    captcha,
    send: async (values, recaptcha) => {
      const { postSignUp: signUp } = await import('@/lib/browser/account');
      const { message } = await signUp({ ...values, recaptcha });
      toast.success(message);
      // Prevents a second submission; the form keeps the page's height behind the popup.
      form.hook.reset();
      captcha.renew();
      openLogin({ next: routes.shop() });
    },
    explain: signUpMessage,
    summary: accountMessages.signUpFailed,
  });
  return form;
}
