'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { FormStack } from '@/components/ui/form-stack';
import { accountApi } from '@/lib/api-routes/account';
import { formatPhone } from '@/lib/format/phone';
import { fieldOf } from '@/lib/forms/field-of';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { NewPasswordField, RepeatedPassword } from './new-password-fields.client';
import { NameFields } from './sign-up-fields';
import { usePasswordLack } from './use-password-lack.client';
import { useSignUpForm } from './use-sign-up-form.client';

interface ProvenSignUpFormProps {
  /** The ten digits whose code was entered. */
  digits: string;
  /** The page after the sign-up, for a plain form post. */
  next: string | undefined;
  /** Before the ids of the fields, where another form of the page has fields of these names. */
  idPrefix?: string;
  /** The outcome of this form's plain post. */
  flash?: FormFlash | undefined;
  /** Called once the session store shows the customer. */
  onDone: () => void;
  /** A link below the button. */
  children: ReactNode;
}

/** What a sign-up asks for after the number: name, email and password, each typed once. */
export function ProvenSignUpForm(props: ProvenSignUpFormProps) {
  const t = useText();
  const { digits, next, idPrefix = '', flash, onDone, children } = props;
  const form = useSignUpForm({
    proven: digits,
    typed: flash?.typed,
    refused: flash?.errors,
    onDone,
  });
  const lack = usePasswordLack(form, 'password');
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    ...fieldOf(form, name),
    id: `${idPrefix}${name}`,
  });
  return (
    <FormStack action={accountApi.signup()} onSubmit={form.onSubmit}>
      <ReturnToFields next={next} from={routes.signup(next)} />
      <input type="hidden" name="mobile_no" value={digits} />
      <NameFields first={field('first_name')} last={field('last_name')} />
      <EmailField required field={field('email')} />
      <NewPasswordField form={form} name="password" id={`${idPrefix}password`} label="Password" />
      <RepeatedPassword id={`${idPrefix}confirm_password`} />
      <PrivacyNote form="signUp" />
      <FormFooter form={form} refusal={flash?.message} lack={lack}>
        {t('Create account')}
      </FormFooter>
      {children}
    </FormStack>
  );
}

/** Says which number the account gets. */
export function ConfirmedNumber({ digits, children }: { digits: string; children?: ReactNode }) {
  const _t = useText();
  return (
    <p className="muted">
      <TextWithElements
        text="{number} is confirmed. Last step:"
        elements={{ number: <b className="num">{formatPhone(digits)}</b> }}
      />{' '}
      {children}
    </p>
  );
}
