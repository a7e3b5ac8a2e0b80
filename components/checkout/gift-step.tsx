import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { formatRupees } from '@/lib/format/money';
import { GiftCodeField } from './gift-code.client';
import styles from './gift-step.module.css';
import type { Choice, Choose } from './use-checkout.client';
import type { GiftCode } from './use-gift-code.client';

interface GiftStepProps {
  /** Rupees that the shopper's gift vouchers can pay of this order. */
  payable: number;
  choice: Choice;
  choose: Choose;
  code: GiftCode;
}

/** Paying with gift vouchers: those that are there, and the code of another. */
export function GiftStep({ payable, choice, choose, code }: GiftStepProps) {
  return (
    <div className={styles.gift}>
      {payable > 0 && (
        <Checkbox
          name="gift_voucher"
          value="yes"
          checked={choice.gift_voucher === 'yes'}
          onChange={({ target }) => choose({ gift_voucher: target.checked ? 'yes' : 'no' })}
          label={`Use ${formatRupees(payable)} of your gift voucher`}
        />
      )}
      <Disclosure label="I have a gift voucher code">
        <GiftCodeField code={code} />
      </Disclosure>
    </div>
  );
}
