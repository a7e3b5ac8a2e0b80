'use client';

import { useRouter } from 'next/navigation';
import { FormEnd } from '@/components/shared/form-end.client';
import { WayFields } from '@/components/shared/way-fields.client';
import { Link, useSurface } from '@/components/ui/link.client';
import { signinBody } from '@/contract/account';
import { loginMessage } from '@/lib/api/account-messages';
import { toast } from '@/lib/browser/toast';
import { fieldOf } from '@/lib/forms/field-of';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { onSurface, routes } from '@/lib/routes';
import { EmailField } from './email-field';
import styles from './form.module.css';
import { PasswordField } from './password-field.client';

interface EmailLoginFormProps {
  /** Where the login leads. */
  next: string;
  /** How the plain form post of this form ended. */
  flash?: FormFlash;
}

/** Login with email and password. Also works as a plain form post. */
export function EmailLoginForm({ next, flash }: EmailLoginFormProps) {
  const router = useRouter();
  const surface = useSurface();
  const form = useApiForm({
    schema: signinBody,
    defaults: { email: flash?.typed?.email ?? '', password: '' },
    refused: flash?.errors,
    send: async (body) => {
      const { logInByEmail } = await import('@/lib/browser/account');
      await logInByEmail(body);
      router.push(onSurface(next, surface));
    },
    explain: (error) => {
      const words = loginMessage(error);
      toast.error(words);
      return words;
    },
  });
  return (
    <form
      action="/api/login"
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <WayFields next={next} from={routes.login(next)} />
      <EmailField field={fieldOf(form, 'email')} autoComplete="username" />
      <PasswordField
        field={fieldOf(form, 'password')}
        label="Password"
        autoComplete="current-password"
      />
      <FormEnd form={form} refusal={flash?.message}>
        Login
      </FormEnd>
      <p className={`${styles.beside} small muted`}>
        <span>
          New here?{' '}
          <Link className="link" href={routes.signup()}>
            Create New Account
          </Link>
        </span>
        <Link className="link" href={routes.resetPassword()}>
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}
