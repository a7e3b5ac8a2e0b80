import { Panel } from '@/components/ui/panel';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { formatPhone, phoneHref, whatsappHref } from '@/lib/format/phone';
import { ContactLinks } from '../sent/contact-links';

/** Where the parcel goes, who receives it and how they are reached; and who ordered it. */
export function OrderPeople({ order }: { order: StaffOrderDetail }) {
  const { shipping_address: to, customer, order_id: number } = order;
  return (
    <Panel>
      <h2>Deliver to</h2>
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
      <h3>Ordered by</h3>
      <p>{customer.name || 'An account without a name'}</p>
      <ContactLinks email={customer.email} phone={customer.mobile} />
    </Panel>
  );
}
