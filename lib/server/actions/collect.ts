import 'server-only';
import { object } from 'yup';
import { chosenId, requiredText } from '@/contract/kit/fields';
import { typedIndianMobile } from '@/contract/kit/phone-fields';
import { collectMessages } from '@/contract/messages/collect';
import { MAX_COLLECTOR_NAME_LENGTH } from '@/contract/orders/collect';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { forgetPaidCart } from '@/lib/server/shopper/paid-cart';

const collectFields = object({
  store: chosenId(collectMessages.storeNotChosen).required(collectMessages.storeNotChosen),
  name: requiredText('Full name', MAX_COLLECTOR_NAME_LENGTH),
  mobile: typedIndianMobile(),
});

/** Saves in the session that the cart's order is collected, where and by whom. */
export async function collectAction({ input, session }: Write<unknown>): Promise<Written> {
  const { store, name, mobile } = await input(collectFields);
  await forgetPaidCart(session);
  session.collect = { store, name, mobile };
  return { data: {}, message: collectMessages.chosen };
}

/** Removes that choice: the order is delivered. */
export async function deliverAction({ session }: Write<unknown>): Promise<Written> {
  delete session.collect;
  return { data: {}, message: collectMessages.delivered };
}
