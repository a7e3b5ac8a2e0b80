'use client';

import { useText } from '#language';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { useAnnouncedWrite } from '@/components/shared/use-announced-write.client';
import { returnApi } from '@/lib/api-routes/returns';
import { routes } from '@/lib/routes';

interface WithdrawReturnProps {
  id: number;
  orderId: number;
  /** The product. */
  name: string;
}

/** Withdraws a request that is not settled. */
export function WithdrawReturn({ id, orderId, name }: WithdrawReturnProps) {
  const t = useText();
  const withdraw = useAnnouncedWrite(async () =>
    (await import('@/lib/browser/http')).postForMessage(returnApi.withdraw(id)),
  );
  return (
    <ConfirmForm
      label="Withdraw request"
      question="Withdraw this request?"
      text={t('{name}: we stop working on it. You can ask again while the days last.', {
        name: t(name),
      })}
      yes="Yes, withdraw it"
      no="Keep it"
      action={returnApi.withdraw(id)}
      next={routes.order(orderId)}
      from={routes.order(orderId)}
      onYes={withdraw}
    />
  );
}
