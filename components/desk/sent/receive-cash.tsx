import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Link } from '@/components/ui/link.client';
import { formatRupees } from '@/contract/shop/money';
import type { Taking } from '@/contract/staff/takings';
import { staffApi } from '@/lib/api-routes/staff';
import { staffRoutes } from '@/lib/staff-routes';
import { drawnFrom } from '../list/drawn-from';
import { FormKey } from '../moves/form-key';
import styles from '../moves/moves.module.css';
import { TransferReference } from '../moves/transfer-reference';

/** Returns the columns of cash orders that are drawn; `here` is the page to return to. */
export const takingCells = (here: string) =>
  drawnFrom<Taking>({
    order_id: ({ id, order_id: number }) => (
      <Link className="row fit touch-low link num" href={staffRoutes.order(id)}>
        {number}
      </Link>
    ),
    reference: (taking) =>
      taking.received_at ? taking.reference : <ReceiveCash taking={taking} from={here} />,
  });

/** Asks for the reference of the carrier's transfer; a plain form. */
function ReceiveCash({ taking: { id, order_id: number, amount }, from }: Received) {
  return (
    <Disclosure label="Cash received" about={number}>
      <form
        action={staffApi.receiveCash(id)}
        method="post"
        className={`stack hug gap-3 mb-2 ${styles.shipment}`}
      >
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <TransferReference id={id} />
        <Button type="submit" size="small">
          <span>
            {formatRupees(amount)} received<span className="visually-hidden">: {number}</span>
          </span>
        </Button>
      </form>
    </Disclosure>
  );
}

interface Received {
  taking: Taking;
  from: string;
}
