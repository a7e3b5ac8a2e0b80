'use client';

import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { orderApi } from '@/lib/api-routes/orders';
import { fieldOf } from '@/lib/forms/field-of';
import { AmountChoice, PersonFields } from './gift-card-fields';
import styles from './gift-card-form.module.css';
import { GiftCardPreview } from './gift-card-preview';
import { SendingFields } from './sending-fields.client';
import { useGiftCardForm } from './use-gift-card-form.client';
import { usePresets } from './use-presets.client';

/** The form for amount, sender and receiver; beside it a voucher previews the input, with terms. */
export function GiftCardForm({ terms }: { terms: ReactNode }) {
  const t = useText();
  const form = useGiftCardForm();
  const typed = useWatch({ control: form.hook.control });
  const message = fieldOf(form, 'message');
  const chooseAmount = (amount: string) =>
    form.hook.setValue('amount', amount, {
      shouldValidate: true,
      shouldDirty: true,
      shouldTouch: true,
    });
  const presets = usePresets(typed.amount ?? '', chooseAmount);
  return (
    <div className={`stack top between ${styles.columns}`}>
      <GiftCardPreview
        amount={typed.amount ?? ''}
        sender={typed.sender_name ?? ''}
        receiver={typed.receiver_name ?? ''}
        message={typed.message ?? ''}
      />
      <form
        action={orderApi.giftCards()}
        method="post"
        noValidate
        className={`stack gap-6 ${styles.form}`}
        onSubmit={form.onSubmit}
      >
        <AmountChoice field={fieldOf(form, 'amount')} presets={presets} />
        <PersonFields
          legend="To"
          who="Receiver"
          name={fieldOf(form, 'receiver_name')}
          email={fieldOf(form, 'receiver_email')}
        />
        <PersonFields
          legend="From"
          who="Sender"
          name={fieldOf(form, 'sender_name')}
          email={fieldOf(form, 'sender_email')}
        />
        <Field id="message" label="Message" hint="You may leave it out." error={message.error}>
          {(control) => <Textarea {...control} {...message.input} rows={3} />}
        </Field>
        <SendingFields
          day={fieldOf(form, 'send_on')}
          whatsapp={form.hook.register('by_whatsapp')}
        />
        <PrivacyNote form="giftCard" />
        <FormFooter form={form}>{t('Checkout')}</FormFooter>
      </form>
      <div className={styles.terms}>{terms}</div>
    </div>
  );
}
