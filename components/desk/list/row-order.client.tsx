'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { messageFor } from '@/lib/api-error';
import { moveEntry, moveInOrder, readVersion } from '@/lib/browser/desk';
import { toast } from '@/lib/browser/toast';
import type { DeskRow } from '@/lib/desk/desk';
import type { RowPlace } from '@/lib/desk/row-places';
import { DeskIcon } from '../desk-icon.client';
import styles from './row-order.module.css';
import { useRowDrag } from './use-row-drag.client';

interface RowOrderProps {
  desk: string;
  row: DeskRow;
  /** What names the row. */
  name: string;
  place: RowPlace;
}

/**
 * Moves a row among its group: by a handle that is dragged, and by buttons. In a tree those below it
 * go with it.
 */
export function RowOrder({ desk, row, name, place }: RowOrderProps) {
  const { isBusy, moveBy, moveTo } = useMoving({ desk, row, place });
  const handle = useRowDrag((target) => moveTo(target.dataset));
  return (
    <div className="flex end" aria-busy={isBusy}>
      <span
        className={`stack place-center faint icon-20 ${styles.handle}`}
        {...handle}
        aria-hidden="true"
        data-handle
      >
        <DeskIcon name="grip-vertical" />
      </span>
      <IconButton label={`Move ${name} up`} disabled={place.isFirst} onClick={() => moveBy(-1)}>
        <Icon name="arrow-up" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        className={styles.down}
        disabled={place.isLast}
        onClick={() => moveBy(1)}
      >
        <Icon name="arrow-up" />
      </IconButton>
    </div>
  );
}

/** Where a row is moved to: by how many places, or to that of another row. */
type Wanted = { by: number } | { id: string | undefined; place: string | undefined };

function useMoving({ desk, row, place: { within } }: Omit<RowOrderProps, 'name'>) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [isReading, startTransition] = useTransition();
  const isBusy = isSending || isReading;

  const send = async (wanted: Wanted) => {
    if (row.place === undefined) {
      return moveInOrder(desk, row.id, { within, ...wanted });
    }
    const to = 'by' in wanted ? Number(row.place) + wanted.by : Number(wanted.place);
    const version = await readVersion(desk, row.id);
    await moveEntry(desk, row.id, { move: 'place', version, to });
  };

  const move = async (wanted: Wanted) => {
    if (isBusy) return;
    setSending(true);
    try {
      await send(wanted);
    } catch (error) {
      const message = messageFor(error, 'The order is as it was. Please try again');
      toast.error(message, [], { about: 'desk' });
    }
    // Also after a refusal: somebody else may have changed the order.
    startTransition(() => router.refresh());
    setSending(false);
  };
  return {
    isBusy,
    moveBy: (by: number) => move({ by }),
    moveTo: ({ id, place }: DOMStringMap) => move({ id, place }),
  };
}
