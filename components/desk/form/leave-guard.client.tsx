'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { opensHere } from '@/components/ui/navigation';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Gives up what is unsaved. */
  onUndo: () => void;
}

/**
 * Asks before unsaved work is left by a link or by closing the page. The Back button cannot be asked
 * about: what is unsaved is there again when the form is opened.
 */
export function LeaveGuard({ isDirty, onUndo }: LeaveGuardProps) {
  const router = useRouter();
  const [target, setTarget] = useState<string>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const onUnload = (event: Event) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !opensHere(event, link) || isWithinPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search + link.hash);
    };
    addEventListener('beforeunload', onUnload);
    // Before React, whose handlers are those of the document.
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  const leave = (isUndone: boolean) => {
    isLeaving.current = true;
    if (isUndone) onUndo();
    if (target) router.push(target);
    setTarget(undefined);
  };

  return (
    <Dialog open={target !== undefined} onClose={() => setTarget(undefined)} title="Not saved yet">
      <div className="stack gap-3 mt-3">
        <p>What you have changed here is not saved.</p>
        <Button onClick={() => setTarget(undefined)}>Stay here</Button>
        <Button variant="line" onClick={() => leave(false)}>
          Leave, and go on later
        </Button>
        <Button variant="danger" onClick={() => leave(true)}>
          Leave, and forget the changes
        </Button>
      </div>
    </Dialog>
  );
}

const isWithinPage = (link: HTMLAnchorElement) =>
  link.pathname === location.pathname && link.search === location.search;
