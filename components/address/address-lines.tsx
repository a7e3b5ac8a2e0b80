import type { ReactNode } from 'react';
import { useText } from '#language';
import { Tag } from '@/components/ui/tag';
import type { Address } from '@/contract/accounts/address';
import { formatPhone } from '@/lib/format/phone';
import cardStyles from './address-card.module.css';
import styles from './address-lines.module.css';

/** An address in a few lines; phrasing content, so that a label can contain it. */
export function AddressLines({ address }: { address: Address }) {
  const t = useText();
  const { city_obj, state_obj, country_obj, address_tags: tag } = address;
  const isAbroad = country_obj.calling_code !== '+91';
  const cityLine = `${t(city_obj.name)}, ${t(state_obj.name)} ${address.postal_code}`;
  return (
    <span className="stack muted wrap-anywhere">
      <span className={styles.name}>
        <b>{address.full_name}</b>
        {tag !== 'No tag' && <Tag>{t(tag)}</Tag>}
        {address.is_default && <Tag variant="free">{t('Default')}</Tag>}
      </span>
      <span>{[address.address_line_1, address.address_line_2].join(', ')}</span>
      {address.landmark && <span>{address.landmark}</span>}
      <span>{isAbroad ? `${cityLine}, ${t(country_obj.name)}` : cityLine}</span>
      <span className="num">
        {[address.mobile, address.another_mobile]
          .filter((mobile) => mobile !== '')
          .map(formatPhone)
          .join(', ')}
      </span>
    </span>
  );
}

interface AddressCardProps {
  address: Address;
  /** Links and buttons at the foot. */
  actions?: ReactNode;
}

/** An address in a frame. Inside a `RadioCard` use `AddressLines`, which has no frame. */
export function AddressCard({ address, actions }: AddressCardProps) {
  return (
    <div className={`stack gap-2 ${cardStyles.card}`}>
      <AddressLines address={address} />
      {actions && <div className="cluster gap-x-4">{actions}</div>}
    </div>
  );
}
