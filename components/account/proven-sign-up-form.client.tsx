'use client';

import type { ReactNode } from 'react';
import { object } from 'yup';
import { useText } from '#language';
import { EmailField } from '@/components/shared/email-field';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { TextField } from '@/components/shared/text-field';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { FormStack } from '@/components/ui/form-stack';
import { optionalEmail, requiredText } from '@/contract/kit/fields';
import { accountMessages } from '@/contract/messages/account';
import { signUpMessage } from '@/lib/account-error';
import { accountApi } from '@/lib/api-routes/account';
import { formatPhone } from '@/lib/format/phone';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';

const schema = object({ name: requiredText('Name', 200), email: optionalEmail() });

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

/** What a sign-up asks for after the code of a number: a name, and an address for the invoice. */
export function ProvenSignUpForm(props: ProvenSignUpFormProps) {
  const t = useText();
  const { digits, next, idPrefix = '', flash, onDone, children } = props;
  const form = useApiForm({
    schema,
    defaults: { name: flash?.typed?.name ?? '', email: flash?.typed?.email ?? '' },
    ...(flash?.errors && { refused: flash.errors }),
    send: async (values) => {
      const { postProvenSignUp } = await import('@/lib/browser/account');
      await postProvenSignUp(digits, { ...values, email: values.email ?? '' });
      onDone();
    },
    explain: signUpMessage,
    summary: accountMessages.signUpFailed,
  });
  const field = (name: 'name' | 'email') => ({ ...fieldOf(form, name), id: `${idPrefix}${name}` });
  return (
    <FormStack action={accountApi.provenSignup()} onSubmit={form.onSubmit}>
      <ReturnToFields next={next} from={routes.signup(next)} />
      <TextField field={field('name')} label="Name" autoComplete="name" required />
      <EmailField field={field('email')} hint="For the invoice and news of your orders" />
      <PrivacyNote form="signUp" />
      <FormFooter form={form} refusal={flash?.message}>
        {t('Create account')}
      </FormFooter>
      {children}
    </FormStack>
  );
}

/** Says which number the account gets. */
export function ConfirmedNumber({ digits, children }: { digits: string; children?: ReactNode }) {
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
