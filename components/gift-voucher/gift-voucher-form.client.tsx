'use client';

import { useWatch } from 'react-hook-form';
import { FormEnd } from '@/components/shared/form-end.client';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fieldOf } from '@/lib/forms/field-of';
import { AmountChoice } from './amount-choice';
import styles from './gift-voucher-form.module.css';
import { PersonFields } from './person-fields';
import { useGiftVoucher } from './use-gift-voucher.client';
import { VoucherPreview } from './voucher-preview';

/** Who gives what to whom. The voucher beside it shows what is typed. */
export function GiftVoucherForm() {
  const form = useGiftVoucher();
  const typed = useWatch({ control: form.hook.control });
  const message = fieldOf(form, 'message');
  const chooseAmount = (amount: string) =>
    form.hook.setValue('amount', amount, {
      shouldValidate: true,
      shouldDirty: true,
      shouldTouch: true,
    });
  return (
    <div className={styles.columns}>
      <VoucherPreview
        amount={typed.amount ?? ''}
        sender={typed.sender_name ?? ''}
        receiver={typed.receiver_name ?? ''}
        message={typed.message ?? ''}
      />
      <form
        action="/api/gift-vouchers"
        method="post"
        noValidate
        className={styles.form}
        onSubmit={form.onSubmit}
      >
        <AmountChoice
          field={fieldOf(form, 'amount')}
          chosen={typed.amount ?? ''}
          choose={chooseAmount}
        />
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
        <FormEnd form={form}>Checkout</FormEnd>
      </form>
    </div>
  );
}
