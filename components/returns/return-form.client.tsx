'use client';

import { useText } from '#language';
import { FieldSet } from '@/components/shared/field-set';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PhotoField } from '@/components/shared/photo-field';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { TextAreaField } from '@/components/shared/text-area-field';
import { TextField } from '@/components/shared/text-field';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Thumbnail } from '@/components/ui/picture';
import { RadioCard, RadioCards } from '@/components/ui/radio-card';
import { Select } from '@/components/ui/select';
import { RETURN_REASONS, RETURN_REMEDIES } from '@/contract/returns/return-states';
import {
  MAX_PHOTO_MB,
  MAX_RETURN_PHOTOS,
  MAX_RETURN_TEXT_LENGTH,
  RETURN_PHOTO_DAYS,
} from '@/contract/shop/limits';
import { returnApi } from '@/lib/api-routes/returns';
import { type FormField, fieldOf } from '@/lib/forms/field-of';
import { routes } from '@/lib/routes';
import type { ReturnPage } from '@/lib/view/returns';
import styles from './return-form.module.css';
import { useReturnForm } from './use-return-form.client';

/** Asks for a replacement or refund of one item. Also works as a plain form post. */
export function ReturnForm(page: ReturnPage) {
  const t = useText();
  const { orderId, lines, formKey, flash } = page;
  const { form, photos } = useReturnForm(page);
  const max = Math.max(...lines.map(({ quantity }) => quantity));
  return (
    <FormStack
      action={returnApi.ask()}
      encType="multipart/form-data"
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <ReturnToFields next={routes.order(orderId)} from={routes.askForReturn(orderId)} />
      <input type="hidden" name="order_id" value={orderId} />
      <input type="hidden" name="key" value={formKey} />
      <ItemChoice lines={lines} field={fieldOf(form, 'product_id')} />
      <TextField
        field={fieldOf(form, 'quantity')}
        label="How many"
        hint={max > 1 ? t('Up to {count}', { count: max }) : undefined}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        className={styles.quantity}
        required
      />
      <ReasonChoice field={fieldOf(form, 'reason')} />
      <TextAreaField
        field={fieldOf(form, 'details')}
        label="What is wrong with it"
        hint="In a sentence or two. Needed where you choose “Something else”."
        rows={3}
        maxLength={MAX_RETURN_TEXT_LENGTH}
      />
      <RemedyChoice field={fieldOf(form, 'remedy')} />
      <PhotoField
        photos={photos}
        hint={t(
          'Up to {count} JPEG, PNG or WebP files of at most {size} MB each; they help us to answer at once. Only you and our team see them. We use them for this request alone and delete them {days} days after it ends, or when you close your account.',
          { count: MAX_RETURN_PHOTOS, size: MAX_PHOTO_MB, days: RETURN_PHOTO_DAYS },
        )}
      />
      <FormFooter form={form} refusal={flash?.message} pendingLabel="Sending">
        {t('Send request')}
      </FormFooter>
    </FormStack>
  );
}

function ItemChoice({ lines, field }: { lines: ReturnPage['lines']; field: FormField }) {
  const t = useText();
  const { defaultValue, autoFocus: _, ...input } = field.input;
  return (
    <FieldSet id="product_id" legend="Which item" error={field.error} isRequired>
      <RadioCards>
        {lines.map(
          ({ product_id: id, product_name: name, translations, product_image: picture }) => (
            <RadioCard key={id} {...input} value={id} defaultChecked={String(id) === defaultValue}>
              <span className={`stack middle gap-3 ${styles.item}`}>
                {picture && <Thumbnail picture={picture} alt="" />}
                {t.nameOf({ name, translations })}
              </span>
            </RadioCard>
          ),
        )}
      </RadioCards>
    </FieldSet>
  );
}

function ReasonChoice({ field }: { field: FormField }) {
  const t = useText();
  return (
    <Field id="reason" label="What happened" error={field.error} required>
      {(control) => (
        <Select {...control} {...field.input}>
          <option value="">{t('Please choose')}</option>
          {Object.entries(RETURN_REASONS).map(([value, text]) => (
            <option key={value} value={value}>
              {t(text)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function RemedyChoice({ field }: { field: FormField }) {
  const t = useText();
  const { defaultValue, autoFocus: _, ...input } = field.input;
  return (
    <FieldSet id="remedy" legend="What you would like" error={field.error} isRequired>
      <RadioCards>
        {Object.entries(RETURN_REMEDIES).map(([value, text]) => (
          <RadioCard key={value} {...input} value={value} defaultChecked={value === defaultValue}>
            {t(text)}
          </RadioCard>
        ))}
      </RadioCards>
    </FieldSet>
  );
}
