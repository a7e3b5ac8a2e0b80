import { useText } from '#language';
import { hoursSentence } from '@/components/shared/store-facts';
import { Panel } from '@/components/ui/panel';
import { addressText } from '@/contract/messages/address-text';
import type { OrderDetail } from '@/contract/orders/order';
import { formatPhone, phoneHref } from '@/lib/format/phone';

type Collect = NonNullable<OrderDetail['collect']>;

interface CollectPanelProps {
  collect: Collect;
  order: Pick<OrderDetail, 'shipping_address' | 'collect_code'>;
}

/** Where an order is collected and by whom, with the code to show there once it is ready. */
export function CollectPanel({ collect, order }: CollectPanelProps) {
  const t = useText();
  const { full_name: name, mobile_no: mobile, full_address: address } = order.shipping_address;
  const written = t.filled(addressText(address));
  return (
    <Panel className="stack gap-2">
      <h2 className="title-size">{t('Collect it here')}</h2>
      {order.collect_code && (
        <p>
          {t('Please show this code at the store:')}
          <b className="block num title-size">{order.collect_code}</b>
        </p>
      )}
      <address className="stack wrap-anywhere">
        <span lang={t.langOf(written)}>{written}</span>
      </address>
      <StoreHours collect={collect} />
      <p className="wrap-anywhere">
        {t('Collected by {name}', { name })}, <span className="num">{formatPhone(mobile)}</span>
      </p>
    </Panel>
  );
}

/** When the store of an order is open, and its number. */
export function StoreHours({ collect }: { collect: Collect }) {
  const t = useText();
  const { opens_at: opens, closes_at: closes, weekly_off: off, phone } = collect;
  return (
    <p className="num">
      {hoursSentence({ opens, closes, off }, t)}
      <br />
      <a className="link inline-row touch" href={phoneHref(phone)}>
        {formatPhone(phone)}
      </a>
    </p>
  );
}
