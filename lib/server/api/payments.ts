import 'server-only';
import { requestMessages } from '@/contract/messages/requests';
import { TXNID } from '@/contract/payments/payments';
import { ApiError } from '@/lib/api-error';
import type { PaymentStatusAnswer } from '@/lib/view/checkout';
import { callShopApi } from './shop-api';

/** Returns the status of a payment. Public: the id is the only credential. @throws ApiError */
export async function readPayment({ txnid }: { txnid: string }): Promise<PaymentStatusAnswer> {
  if (!TXNID.test(txnid)) {
    throw new ApiError('domain', requestMessages.missing('Payment'), {
      status: 404,
      code: 'not_found',
    });
  }
  const { state, purpose, amount } = await callShopApi('getPayment', { params: { txnid } });
  return { state, purpose, amount };
}
