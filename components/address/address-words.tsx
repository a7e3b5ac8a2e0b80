import { Tag } from '@/components/ui/tag';
import type { Address } from '@/contract/address';
import { formatPhone } from '@/lib/format/phone';
import styles from './address-words.module.css';

/** An address in a few lines; phrasing content, so that it can stand in a label. */
export function AddressWords({ address }: { address: Address }) {
  const { city_obj, state_obj, country_obj, address_tags: tag } = address;
  const isAbroad = country_obj.calling_code !== '+91';
  const place = `${city_obj.name}, ${state_obj.name} ${address.postal_code}`;
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <b>{address.full_name}</b>
        {tag !== 'No tag' && <Tag>{tag}</Tag>}
        {address.is_default && <Tag look="free">Default</Tag>}
      </span>
      <span>{[address.address_line_1, address.address_line_2].join(', ')}</span>
      {address.landmark && <span>{address.landmark}</span>}
      <span>{isAbroad ? `${place}, ${country_obj.name}` : place}</span>
      <span className="num">
        {[address.mobile, address.another_mobile]
          .filter((mobile) => mobile !== '')
          .map(formatPhone)
          .join(', ')}
      </span>
    </span>
  );
}
