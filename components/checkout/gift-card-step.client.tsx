'use client';

import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatRupees } from '@/contract/shop/money';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import styles from './gift-card-step.module.css';
import type { Choice, Choose } from './use-checkout.client';
import type { GiftCardCode } from './use-gift-card-code.client';

const FORM_ID = 'gift-code';

/** The form of the gift voucher code's field; HTML forms cannot be nested. */
export function GiftCardCodeForm({ code }: { code: GiftCardCode }) {
  return (
    <form
      id={FORM_ID}
      action={orderApi.redeemGiftCard()}
      method="post"
      noValidate
      onSubmit={code.onSubmit}
    >
      <HiddenFields next={routes.checkout()} from={routes.checkout()} />
    </form>
  );
}

/** The field for a gift voucher's code, inside another form. */
function GiftCardCodeField({ code }: { code: GiftCardCode }) {
  const t = useText();
  return (
    <Field
      id="gift-voucher-code"
      label="Gift voucher code"
      hint="Once you add it, the voucher is yours alone."
      error={code.problem}
      isErrorAnnounced
    >
      {(control) => (
        <div className={`stack gap-2 ${styles.row}`}>
          <Input
            {...control}
            form={FORM_ID}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
          />
          <Button type="submit" form={FORM_ID} variant="quiet" loading={code.isSending}>
            {t('Add')}
          </Button>
        </div>
      )}
    </Field>
  );
}

interface GiftCardStepProps {
  /** The rupees of this order that the shopper's gift vouchers can pay. */
  payable: number;
  choice: Choice;
  choose: Choose;
  code: GiftCardCode;
}

/** Payment with gift vouchers: the available balance, and a field for another code. */
export function GiftCardStep({ payable, choice, choose, code }: GiftCardStepProps) {
  const t = useText();
  return (
    <div className="stack gap-3-half mb-4-half">
      {payable > 0 && (
        <Checkbox
          name="gift_voucher"
          value="yes"
          checked={choice.gift_voucher === 'yes'}
          onChange={({ target }) => choose({ gift_voucher: target.checked ? 'yes' : 'no' })}
          label={t('Use {amount} of your gift voucher', { amount: formatRupees(payable) })}
        />
      )}
      <Disclosure label="I have a gift voucher code">
        <GiftCardCodeField code={code} />
      </Disclosure>
    </div>
  );
}
