'use client';

import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { routes } from '@/lib/routes';
import styles from './gift-step.module.css';
import type { GiftCode } from './use-gift-code.client';

const FORM = 'gift-code';

/** The form that the field of a gift voucher's code belongs to; forms cannot stand in each other. */
export function GiftCodeForm({ code }: { code: GiftCode }) {
  return (
    <form
      id={FORM}
      action="/api/gift-vouchers/redeem"
      method="post"
      noValidate
      onSubmit={code.onSubmit}
    >
      <HiddenFields next={routes.checkout()} from={routes.checkout()} />
    </form>
  );
}

/** Where a gift voucher's code is entered, amid another form. */
export function GiftCodeField({ code }: { code: GiftCode }) {
  return (
    <Field
      id="gift-voucher-code"
      label="Gift voucher code"
      hint="Once you add it, the voucher is yours alone."
      error={code.problem}
    >
      {(control) => (
        <div className={styles.row}>
          <Input
            {...control}
            form={FORM}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <Button type="submit" form={FORM} variant="quiet" loading={code.isSending}>
            Add
          </Button>
        </div>
      )}
    </Field>
  );
}
