'use client';

import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { onSurface, routes } from '@/lib/routes';

interface PayFormProps {
  plan: string;
  txnid: string;
  label: string;
  /** The page is open already, so this is not what to do next. */
  isSecond: boolean;
  onOpen: () => void;
}

/** Opens the payment page in a window of its own; inside the mobile app, in its only one. */
export function PayForm({ plan, txnid, label, isSecond, onOpen }: PayFormProps) {
  const surface = useSurface();
  const from = onSurface(routes.subscriptionPayment({ plan, txnid }), surface);
  return (
    <form
      action="/api/elite/purchase"
      method="post"
      target={surface === 'app' ? undefined : '_blank'}
      // Once it is on its way: a form that is drawn anew meanwhile would not leave.
      onSubmit={() => setTimeout(onOpen)}
    >
      {Object.entries({ plan, txnid, surface, from }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={isSecond ? 'line' : 'main'}>
        {label}
      </Button>
    </form>
  );
}
