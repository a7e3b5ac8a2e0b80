import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import type { RefundDue } from '@/contract/payments/payments';
import { formatRupees } from '@/contract/shop/money';
import { staffApi } from '@/lib/api-routes/staff';
import { FormKey } from '../moves/form-key';
import styles from '../moves/moves.module.css';
import { gatewayName } from './gateway-name';
import { refundSubject } from './refund-subject';

interface PayBackProps {
  refund: RefundDue;
  gateway: string;
  /** The page to return to. */
  from: string;
}

/** Asks once more, then pays a refund back through the gateway that took the money; a plain form. */
export function PayBack({ refund, gateway, from }: PayBackProps) {
  const { id, amount, at_gateway: last } = refund;
  const about = `${formatRupees(amount)}, ${refundSubject(refund)}`;
  return (
    <Disclosure label={`Pay back by ${gatewayName(gateway)}`} about={about}>
      {last?.state === 'refused' && <p className="small text-error">Refused: {last.message}</p>}
      <form action={staffApi.payRefund(id)} method="post" className="stack hug gap-3 mb-2">
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <p className={styles.text}>
          {formatRupees(amount)} goes back the way it came. This cannot be taken back.
        </p>
        <Button type="submit" variant="danger" size="small">
          <span>
            Yes, pay back
            <span className="visually-hidden">: {about}</span>
          </span>
        </Button>
      </form>
    </Disclosure>
  );
}
