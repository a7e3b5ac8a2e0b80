'use client';

import { useRouter } from 'next/navigation';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { commonMessages } from '@/contract/messages/common';
import { messageFor, notesOf } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

interface CancelMembershipProps {
  id: number;
  /** The amount paid, formatted. */
  amount: string;
}

/** Cancels an unused membership term. */
export function CancelMembership({ id, amount }: CancelMembershipProps) {
  const router = useRouter();
  const cancel = async () => {
    try {
      const { postCancelMembership } = await import('@/lib/browser/membership');
      toast.success(await postCancelMembership(id));
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
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
      action={orderApi.cancelMembership(id)}
      next={routes.membership()}
      from={routes.membership()}
      onYes={cancel}
    />
  );
}
