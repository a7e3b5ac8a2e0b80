import type { ReactNode } from 'react';
import type { Address } from '@/contract/address';
import styles from './address-card.module.css';
import { AddressWords } from './address-words';

interface AddressCardProps {
  address: Address;
  /** Links and buttons at the foot. */
  actions?: ReactNode;
}

/** An address in a frame. Inside a `RadioCard` use `AddressWords`, which has none. */
export function AddressCard({ address, actions }: AddressCardProps) {
  return (
    <div className={styles.card}>
      <AddressWords address={address} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
