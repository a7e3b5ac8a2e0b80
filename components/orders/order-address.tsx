import { useText } from '#language';
import { Panel } from '@/components/ui/panel';
import { addressText } from '@/contract/messages/address-text';
import type { OrderDetail } from '@/contract/orders/order';
import { formatPhone } from '@/lib/format/phone';

interface OrderAddressProps {
  order: Pick<OrderDetail, 'billing_address' | 'shipping_address' | 'gst_buyer'>;
}

/** The addresses of an order as they were when it was placed; equal ones once. */
export function OrderAddress({ order }: OrderAddressProps) {
  const { billing_address: billing, shipping_address: shipping, gst_buyer: buyer } = order;
  if (!buyer && JSON.stringify(billing) === JSON.stringify(shipping)) {
    return <Address title="Shipping and billing address" address={shipping} />;
  }
  return (
    <>
      <Address title="Shipping address" address={shipping} />
      <Address title="Billing address" address={billing} buyer={buyer} />
    </>
  );
}

interface AddressProps {
  title: string;
  address: OrderDetail['billing_address'];
  buyer?: OrderDetail['gst_buyer'];
}

function Address({ title, address, buyer }: AddressProps) {
  const t = useText();
  const written = t.filled(addressText(address.full_address));
  return (
    <Panel>
      <h2 className="mb-1-half title-size">{t(title)}</h2>
      <address className="stack wrap-anywhere">
        <b>{buyer?.name ?? address.full_name}</b>
        {buyer && <span className="num">GSTIN {buyer.gstin}</span>}
        <span lang={t.langOf(written)}>{written}</span>
        <span className="num">{formatPhone(address.mobile_no)}</span>
      </address>
    </Panel>
  );
}
