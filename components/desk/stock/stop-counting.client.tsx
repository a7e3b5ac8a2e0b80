'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { FormStack } from '@/components/ui/form-stack';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { sendStopCounting } from '@/lib/browser/desk-stock';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';

/** Makes a stock unknown, after a question. */
export function StopCounting({ id }: { id: number }) {
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      await sendStopCounting(id);
      toast.success('No longer counted', { about: 'desk' });
      router.refresh();
    } catch (error) {
      if (isNotLoggedIn(error)) openLogin();
      toast.error(messageFor(error, 'That did not work. Please try again'), [], { about: 'desk' });
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsked(true)}>
        Stop counting
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title="Stop counting">
        <FormStack onSubmit={(event) => event.preventDefault()}>
          <p>
            The stock becomes unknown, and shoppers can buy the product without running out. The
            next count begins it again.
          </p>
          <Button variant="danger" loading={isBusy} onClick={stop}>
            Yes, stop counting
          </Button>
          <Button variant="text" onClick={() => setAsked(false)}>
            No
          </Button>
        </FormStack>
      </Dialog>
    </>
  );
}
