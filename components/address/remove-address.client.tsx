'use client';

import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import type { Address } from '@/contract/accounts/address';
import { AddressLines } from './address-lines';

interface RemoveAddressProps {
  /** The address to remove; undefined while the dialog is closed. */
  address: Address | undefined;
  isPending: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for confirmation before removing an address. */
export function RemoveAddress({ address, isPending, onRemove, onClose }: RemoveAddressProps) {
  const t = useText();
  return (
    <Dialog open={address !== undefined} onClose={onClose} title="Delete this address?">
      <div className="stack gap-4">
        {address && <AddressLines address={address} />}
        <p className="small muted">{t('Orders that were placed with it keep it.')}</p>
        <div className="cluster gap-2 gap-x-4">
          <Button variant="danger" loading={isPending} onClick={onRemove}>
            {t('Delete address')}
          </Button>
          <Button variant="line" onClick={onClose}>
            {t('Keep it')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
