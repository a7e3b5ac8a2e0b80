import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { CARRIERS } from '@/contract/orders/carriers';
import type { StaffOrderDetail } from '@/contract/staff/orders';

interface ShipmentFieldsProps {
  /** The order. */
  id: number;
  /** What is known already. */
  shipment?: StaffOrderDetail['shipment'];
}

/** The fields of who carries a parcel, and of the number it is tracked by. */
export function ShipmentFields({ id, shipment }: ShipmentFieldsProps) {
  return (
    <>
      <Field id={`carrier-${id}`} label="Carrier">
        {(control) => (
          <Select {...control} name="carrier" defaultValue={shipment?.carrier ?? ''}>
            <option value="">Not given</option>
            {CARRIERS.map((carrier) => (
              <option key={carrier}>{carrier}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`tracking-${id}`} label="Tracking number">
        {(control) => (
          <Input
            {...control}
            name="tracking_number"
            defaultValue={shipment?.tracking_number}
            maxLength={40}
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}
