import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { staffApi } from '@/lib/api-routes/staff';
import { FormKey } from '../moves/form-key';

interface CorrectReceiverProps {
  order: StaffOrderDetail;
  /** The page to return to. */
  from: string;
}

/** Who receives an order that is not packed, to be corrected; a plain form. */
export function CorrectReceiver({ order, from }: CorrectReceiverProps) {
  const { id, order_id: number, shipping_address: to, address_lines: lines } = order;
  return (
    <Disclosure label="Correct the receiver" about={number}>
      <form action={staffApi.correctReceiver(id)} method="post" className="stack gap-3">
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <Field id={`receiver-${id}`} label="Full name" required>
          {(control) => (
            <Input {...control} name="full_name" defaultValue={to.full_name} maxLength={100} />
          )}
        </Field>
        <Field id={`receiver-mobile-${id}`} label="Mobile number" required>
          {(control) => <Input {...control} name="mobile" type="tel" defaultValue={to.mobile_no} />}
        </Field>
        {order.is_collected ? (
          <input type="hidden" name="lines" value={lines} />
        ) : (
          <Field
            id={`receiver-lines-${id}`}
            label="Address"
            hint={`Before ${order.city} ${order.postal_code}: another place is another order.`}
            required
          >
            {(control) => (
              <Textarea {...control} name="lines" defaultValue={lines} maxLength={400} rows={3} />
            )}
          </Field>
        )}
        <Button type="submit" variant="quiet" size="small">
          Save
        </Button>
      </form>
    </Disclosure>
  );
}
