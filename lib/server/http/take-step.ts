import 'server-only';
import { countStepBody } from '@/contract/cart/cart';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { answerFailure } from './answers';
import { checkFields, readFields } from './fields';
import { assertSameOrigin } from './same-origin';

/** Counts a step on the way to an order. Opens no session: reads no cookie and sets none. */
export async function takeStep(request: Request): Promise<Response> {
  try {
    assertSameOrigin(request, serverConfig());
    const body = await checkFields(countStepBody, await readFields(request));
    const address = clientAddressOf(request);
    await callShopApi('countStep', { body }, address ? { address } : {});
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return answerFailure(error);
  }
}
