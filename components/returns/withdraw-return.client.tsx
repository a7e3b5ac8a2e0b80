'use client';

import { useRouter } from 'next/navigation';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { commonMessages } from '@/contract/messages/common';
import { messageFor, notesOf } from '@/lib/api-error';
import { returnApi } from '@/lib/api-routes/returns';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

interface WithdrawReturnProps {
  id: number;
  orderId: number;
  /** The product. */
  name: string;
}

/** Withdraws a request that is not settled. */
export function WithdrawReturn({ id, orderId, name }: WithdrawReturnProps) {
  const router = useRouter();
  const withdraw = async () => {
    try {
      const { postWithdrawReturn } = await import('@/lib/browser/returns');
      toast.success(await postWithdrawReturn(id));
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
    }
    router.refresh();
    return true;
  };
  return (
    <ConfirmForm
      label="Withdraw request"
      question="Withdraw this request?"
      text={`${name}: we stop working on it. You can ask again while the days last.`}
      yes="Yes, withdraw it"
      no="Keep it"
      action={returnApi.withdraw(id)}
      next={routes.order(orderId)}
      from={routes.order(orderId)}
      onYes={withdraw}
    />
  );
}
