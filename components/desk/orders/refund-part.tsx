import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { REFUND_REASONS } from '@/contract/orders/refund-reasons';
import { formatRupees } from '@/contract/shop/money';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { staffApi } from '@/lib/api-routes/staff';
import { FormKey } from '../moves/form-key';
import { ReasonField } from '../moves/reason-field';

interface RefundPartProps {
  order: StaffOrderDetail;
  /** The page to return to. */
  from: string;
}

/** Pieces of a line, the delivery, or both go back: a plain form whose choices name their amounts. */
export function RefundPart({ order, from }: RefundPartProps) {
  const { id, order_id: number, refundable } = order;
  if (!refundable || refundable.lines.length + refundable.delivery === 0) return null;
  const { lines, delivery } = refundable;
  return (
    <Disclosure label="Pay a part back" about={number}>
      <form action={staffApi.refundPart(id)} method="post" className="stack gap-3">
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <Field
          id={`part-${id}`}
          label="What goes back"
          hint="With a credit note. Of several lines, one after the other"
          required
        >
          {(control) => (
            <Select {...control} name="part" defaultValue="">
              <option value="">Please choose</option>
              {lines.map(({ product_id: product, name, amounts }) => (
                <optgroup key={product} label={name}>
                  {piecesOf(amounts).map(({ pieces, amount }) => (
                    <option key={pieces} value={`${product}:${pieces}:${amount}`}>
                      {`${pieces} × ${name}: ${formatRupees(amount)}`}
                    </option>
                  ))}
                </optgroup>
              ))}
              {delivery > 0 && (
                <option value={`delivery:${delivery}`}>
                  {`The delivery alone: ${formatRupees(delivery)}`}
                </option>
              )}
            </Select>
          )}
        </Field>
        {delivery > 0 && (
          <Checkbox
            name="delivery"
            value={String(delivery)}
            label={`With what is left of the delivery, ${formatRupees(delivery)}`}
          />
        )}
        <Checkbox name="restock" value="true" label="The goods are sold again" />
        <ReasonField id={id} reasons={REFUND_REASONS} required />
        <Button type="submit" variant="quiet" size="small">
          Pay back
        </Button>
      </form>
    </Disclosure>
  );
}

/** Pairs each amount with its number of pieces, from one. */
const piecesOf = (amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ pieces: index + 1, amount }));
