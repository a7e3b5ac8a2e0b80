'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import type { Address } from '@/contract/address';
import styles from './address-list.module.css';
import { AddressWords } from './address-words';

interface RemoveAddressProps {
  /** The address in question; undefined while nothing is asked. */
  address: Address | undefined;
  isPending: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks before an address is removed. */
export function RemoveAddress({ address, isPending, onRemove, onClose }: RemoveAddressProps) {
  return (
    <Dialog open={address !== undefined} onClose={onClose} title="Delete this address?">
      <div className={styles.question}>
        {address && <AddressWords address={address} />}
        <p className="small muted">Orders that were placed with it keep it.</p>
        <div className={styles.answers}>
          <Button variant="danger" loading={isPending} onClick={onRemove}>
            Delete address
          </Button>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
