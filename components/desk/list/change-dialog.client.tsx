'use client';

import { useRouter } from 'next/navigation';
import type { ComponentType } from 'react';
import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { Dialog } from '@/components/ui/dialog.client';
import { toast } from '@/lib/browser/toast';
import type { Desk, DeskChange } from '@/lib/desk/desk';
import type { BulkChangeProps } from './bulk-change.client';

interface ChangeDialogProps {
  desk: Desk;
  /** The chosen entries. */
  ids: readonly number[];
  /** Undefined: the dialog is closed. */
  change: DeskChange | undefined;
  onClose: () => void;
  onDone: () => void;
}

/** Its fields weigh more than the list: the first change loads them. */
const loadChange = async (): Promise<ComponentType<BulkChangeProps>> =>
  (await import('./bulk-change.client')).BulkChange;

/** The dialog in which a selection is changed. */
export function ChangeDialog({ desk, ids, change, onClose, onDone }: ChangeDialogProps) {
  const router = useRouter();
  const Change = useLazyPart(loadChange, change !== undefined);
  const what = ids.length === 1 ? `1 ${desk.noun}` : `${ids.length} ${desk.title.toLowerCase()}`;
  const end = (count: number) => {
    toast.success(`${change?.done}: ${count}`, { about: 'desk' });
    onClose();
    onDone();
    router.refresh();
  };
  return (
    <Dialog
      open={change !== undefined}
      onClose={onClose}
      title={change ? `${change.label}: ${what}` : ''}
    >
      {Change && change && (
        <Change key={change.label} desk={desk} change={change} ids={ids} onDone={end} />
      )}
    </Dialog>
  );
}
