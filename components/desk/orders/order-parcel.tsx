import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Disclosure } from '@/components/ui/disclosure';
import { Panel } from '@/components/ui/panel';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { query } from '@/lib/api-routes/path';
import { staffApi } from '@/lib/api-routes/staff';
import { PRINTED_SHEETS } from '@/lib/desk/printed-sheets';
import { staffRoutes } from '@/lib/staff-routes';
import { FormKey } from '../moves/form-key';
import styles from './order-parcel.module.css';
import { ShipmentFields } from './shipment-fields';

interface OrderParcelProps {
  order: StaffOrderDetail;
  /** The page to return to. */
  from: string;
}

/** What is printed for a parcel, and how it travels. */
export function OrderParcel({ order, from }: OrderParcelProps) {
  const { id, delivery_method: method, shipment } = order;
  return (
    <Panel>
      <h2>Parcel</h2>
      <p>{method}</p>
      <div className="cluster middle gap-2 gap-x-4 mt-2">
        {sheetsOf(order).map(({ name, label }) => (
          <ButtonLink
            key={name}
            href={staffRoutes.printedOrders([id], name)}
            variant="quiet"
            size="small"
          >
            {label}
          </ButtonLink>
        ))}
        <Document order={order} kind="invoice" number={order.invoice_number} label="Invoice" />
        {order.credit_notes.map(({ number }) => (
          <Document key={number} {...{ order, number }} kind="credit-note" label="Credit note" />
        ))}
      </div>
      {!order.invoice_number && <p className="muted small">Packing issues the invoice.</p>}
      {shipment && (
        <p className="mt-3 wrap-anywhere">
          {shipment.carrier}{' '}
          <a
            className="inline-row touch link num"
            href={shipment.url}
            target="_blank"
            rel="noopener"
          >
            {shipment.tracking_number}
          </a>
        </p>
      )}
      {order.order_status === 'Shipped' && <Correction order={order} from={from} />}
    </Panel>
  );
}

/** Nothing of an order that is collected travels, so it has no label. */
function sheetsOf({ is_collected: isCollected }: StaffOrderDetail) {
  return PRINTED_SHEETS.filter(
    ({ name, isOfOne }) => isOfOne && !(isCollected && name === 'labels'),
  );
}

interface DocumentProps {
  order: StaffOrderDetail;
  kind: 'invoice' | 'credit-note';
  /** Null: not issued. */
  number: string | null;
  label: string;
}

/** Opens a document beside this page, where it is printed. */
function Document({ order: { id }, kind, number, label }: DocumentProps) {
  if (number === null) return null;
  return (
    <a
      className="inline-row touch gap-1-half link"
      href={query(staffApi.orderDocument(id, kind), kind === 'credit-note' ? { number } : {})}
      target="_blank"
      rel="noopener"
    >
      {label} <span className="num">{number}</span>
    </a>
  );
}

/** Carrier and number of a parcel on its way, to be corrected; a plain form. */
function Correction({ order: { id, order_id: number, shipment }, from }: OrderParcelProps) {
  return (
    <Disclosure label={shipment ? 'Correct the number' : 'Add a tracking number'} about={number}>
      <form
        action={staffApi.correctShipment(id)}
        method="post"
        className={`stack hug gap-3 ${styles.correction}`}
      >
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <ShipmentFields id={id} shipment={shipment} />
        <p className="muted small">The customer’s page shows it at once. No message goes out.</p>
        <Button type="submit" variant="quiet" size="small">
          Save
        </Button>
      </form>
    </Disclosure>
  );
}
