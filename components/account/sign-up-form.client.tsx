'use client';

import type { InferType } from 'yup';
import { FormEnd } from '@/components/shared/form-end.client';
import { Link } from '@/components/ui/link.client';
import { signupBody } from '@/contract/account';
import { accountMessages, signUpMessage } from '@/lib/api/account-messages';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import { nationalDigits } from '@/lib/format/phone';
import { fieldOf } from '@/lib/forms/field-of';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import { EmailField } from './email-field';
import styles from './form.module.css';
import { MobileField } from './mobile-field';
import { NameFields } from './name-fields';
import { NewPasswordFields } from './new-password-fields.client';

const schema = signupBody.omit(['recaptcha']);

type SignUpValues = InferType<typeof schema>;

/** A new account. Its owner logs in afterwards, in the popup that opens. */
export function SignUpForm({ flash }: { flash?: FormFlash }) {
  const form = useSignUp(flash);
  return (
    <form
      action="/api/signup"
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <NameFields first={fieldOf(form, 'first_name')} last={fieldOf(form, 'last_name')} />
      <EmailField field={fieldOf(form, 'email')} />
      <MobileField field={fieldOf(form, 'mobile_no')} />
      <NewPasswordFields form={form} name="password" label="Password" />
      <FormEnd form={form} refusal={flash?.message}>
        Create account
      </FormEnd>
      <p className="small muted">
        Already have an account?{' '}
        <Link className="link" href={routes.login()}>
          Login
        </Link>
      </p>
    </form>
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
      const { signUp } = await import('@/lib/browser/account');
      const { message } = await signUp({ ...values, recaptcha });
      toast.success(message);
      // Nobody creates the same account again; the page keeps its height behind the popup.
      form.hook.reset();
      captcha.renew();
      openLogin({ next: routes.shop() });
    },
    explain: signUpMessage,
    summary: accountMessages.signUpFailed,
  });
  return form;
}
