import { Panel } from '@/components/ui/panel';
import type { OrderStatus } from '@/contract/orders/order-states';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { formatPhone, phoneHref, whatsappHref } from '@/lib/format/phone';
import { ContactLinks } from './contact-links';
import { CorrectReceiver } from './correct-receiver';

const BEFORE_PACKING: readonly OrderStatus[] = ['Pending', 'Confirmed'];

interface OrderPeopleProps {
  order: StaffOrderDetail;
  /** The page to return to. */
  from: string;
}

/** Where the parcel goes, who receives it and how they are reached; and who ordered it. */
export function OrderPeople({ order, from }: OrderPeopleProps) {
  const { shipping_address: to, customer, order_id: number } = order;
  return (
    <Panel>
      <h2>{order.is_collected ? 'Collected by' : 'Deliver to'}</h2>
      <address className="stack wrap-anywhere">
        <b>{to.full_name}</b>
        <span>{to.full_address}</span>
      </address>
      <p className="cluster gap-x-5 mb-3">
        <a className="inline-row touch link num" href={phoneHref(to.mobile_no)}>
          Call {formatPhone(to.mobile_no)}
        </a>
        <a
          className="inline-row touch link"
          href={whatsappHref(to.mobile_no, `About your order ${number}: `)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
      </p>
      {BEFORE_PACKING.includes(order.order_status) && <CorrectReceiver order={order} from={from} />}
      <BilledTo order={order} />
      <h3>Ordered by</h3>
      <p>{customer.name || 'An account without a name'}</p>
      <ContactLinks email={customer.email} phone={customer.mobile} />
    </Panel>
  );
}

/** Whom the invoice is for, where that is not who receives the parcel. */
function BilledTo({ order }: Pick<OrderPeopleProps, 'order'>) {
  const { billing_address: to, shipping_address: shipped, gst_buyer: buyer } = order;
  if (!buyer && to.full_address === shipped.full_address && to.full_name === shipped.full_name)
    return null;
  return (
    <>
      <h3>Bill to</h3>
      <address className="stack wrap-anywhere">
        <b>{buyer?.name ?? to.full_name}</b>
        {buyer && <span className="num">GSTIN {buyer.gstin}</span>}
        <span>{to.full_address}</span>
      </address>
    </>
  );
}
