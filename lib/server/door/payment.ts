import 'server-only';
import { TXNID } from '@/contract/payment';
import { ApiError } from '@/lib/api/api-error';
import type { PaymentNews } from '@/lib/api/checkout';
import { checkoutMessages } from '@/lib/api/checkout';
import { callShopApi } from '../shop-api';
import { forgetCart } from './checkout';
import type { Write, Written } from './handle-write';

/** How a payment stands; whoever knows its name may ask. @throws ApiError */
export async function readPayment({ txnid }: { txnid: string }): Promise<PaymentNews> {
  if (!TXNID.test(txnid)) {
    throw new ApiError('domain', 'Payment not found', { status: 404, code: 'not_found' });
  }
  const { state, purpose } = await callShopApi('getPayment', { params: { txnid } });
  return { state, purpose };
}

/** Once the order of the cart is paid, what was chosen for the cart is forgotten. @throws ApiError */
export async function settlePayment(write: Write<{ txnid: string }>): Promise<Written> {
  const { txnid } = write.params;
  const news = await readPayment({ txnid });
  const { session } = write;
  const { paying } = session;
  const isOfCart = paying?.isOfCart === true && paying.txnid === txnid;
  if (isOfCart && news.state === 'paid') forgetCart(session);
  return { data: news, message: checkoutMessages.paid };
}
