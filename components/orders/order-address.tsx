import { useText } from '#language';
import { Panel } from '@/components/ui/panel';
import { addressText } from '@/contract/messages/address-text';
import type { OrderDetail } from '@/contract/orders/order';
import { formatPhone } from '@/lib/format/phone';

interface OrderAddressProps {
  order: Pick<OrderDetail, 'billing_address' | 'shipping_address'>;
}

/** The addresses of an order as they were when it was placed; equal ones once. */
export function OrderAddress({ order }: OrderAddressProps) {
  const { billing_address: billing, shipping_address: shipping } = order;
  if (JSON.stringify(billing) === JSON.stringify(shipping)) {
    return <Address title="Shipping and billing address" address={shipping} />;
  }
  return (
    <>
      <Address title="Shipping address" address={shipping} />
      <Address title="Billing address" address={billing} />
    </>
  );
}

interface AddressProps {
  title: string;
  address: OrderDetail['billing_address'];
}

function Address({ title, address }: AddressProps) {
  const t = useText();
  const written = t.filled(addressText(address.full_address));
  return (
    <Panel>
      <h2 className="mb-1-half title-size">{t(title)}</h2>
      <address className="stack wrap-anywhere">
        <b>{address.full_name}</b>
        <span lang={t.langOf(written)}>{written}</span>
        <span className="num">{formatPhone(address.mobile_no)}</span>
      </address>
    </Panel>
  );
}
