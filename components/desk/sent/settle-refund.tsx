import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import type { RefundDue } from '@/contract/payments/payments';
import { formatRupees } from '@/contract/shop/money';
import { staffApi } from '@/lib/api-routes/staff';
import { FormKey } from '../moves/form-key';
import styles from '../moves/moves.module.css';
import { TransferReference } from '../moves/transfer-reference';
import { refundSubject } from './refund-subject';

/** Asks for the reference of the transfer, then marks a refund as paid back; a plain form. */
export function SettleRefund({ refund, from }: { refund: RefundDue; from: string }) {
  const { id, amount } = refund;
  const about = `${formatRupees(amount)}, ${refundSubject(refund)}`;
  return (
    <Disclosure label="Mark as paid back" about={about}>
      <form
        action={staffApi.settleRefund(id)}
        method="post"
        className={`stack hug gap-3 mb-2 ${styles.shipment}`}
      >
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <p className={styles.text}>
          First send {formatRupees(amount)}. The customer is told that it was paid, and this cannot
          be taken back.
        </p>
        <TransferReference id={id} />
        <Button type="submit" variant="danger" size="small">
          <span>
            Yes, it is paid
            <span className="visually-hidden">: {about}</span>
          </span>
        </Button>
      </form>
    </Disclosure>
  );
}
