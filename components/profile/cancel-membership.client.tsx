'use client';

import { useRouter } from 'next/navigation';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { messageFor } from '@/lib/api/api-error';
import { eliteMessages } from '@/lib/api/elite';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

interface CancelMembershipProps {
  id: number;
  /** What was paid, as it is shown. */
  amount: string;
}

/** Cancels a term of which nothing was used yet. */
export function CancelMembership({ id, amount }: CancelMembershipProps) {
  const router = useRouter();
  const cancel = async () => {
    try {
      const { cancelElite } = await import('@/lib/browser/elite');
      toast.success(await cancelElite(id));
    } catch (error) {
      toast.error(messageFor(error, eliteMessages.notCancelled));
    }
    router.refresh();
    return true;
  };
  return (
    <ConfirmForm
      label="Cancel membership"
      question="Cancel this membership?"
      text={`It ends at once, and ${amount} goes back to you, the way you paid. Where another term follows, that one begins; otherwise delivery is charged again.`}
      yes="Yes, cancel it"
      no="Keep it"
      action={`/api/elite/${id}/cancel`}
      next={routes.subscription()}
      from={routes.subscription()}
      onYes={cancel}
    />
  );
}
