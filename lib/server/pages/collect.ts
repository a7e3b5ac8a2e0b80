import 'server-only';
import type { Store } from '@/contract/content/stores';
import { indianDigits } from '@/contract/kit/phones';
import { getLanguage } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { callAs, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import { readAppointmentContact } from '@/lib/server/shopper/appointments';
import type { CollectChoice, CollectPageData, CollectPlace } from '@/lib/view/collect';
import { orNull } from './as-customer';
import { formFlash } from './form-flash';
import { getStores } from './stores';

/** Reads the page where a store is chosen; `login` when logged out. */
export async function getCollectPage(): Promise<CollectPageData | 'login'> {
  const session = { ...(await readSession()) };
  if (!session.token) return 'login';
  const stores = await getCollectingStores();
  const flash = formFlash(session, routes.collect());
  const call = callAs(session);
  const contact = await withIdentityFallback(session, () =>
    orNull(readAppointmentContact({ call })),
  );
  const { store: before, name, mobile } = session.collect ?? {};
  const typed = flash?.typed ?? {};
  return {
    stores,
    chosen: Number(typed.store) || before || onlyOne(stores),
    name: typed.name ?? name ?? contact?.name ?? '',
    mobile: typed.mobile ?? (mobile && indianDigits(mobile)) ?? contact?.mobile ?? '',
    isLost: before !== undefined && !stores.some(({ id }) => id === before),
    flash,
  };
}

function onlyOne(stores: readonly Store[]): number | undefined {
  return stores.length === 1 ? stores[0]?.id : undefined;
}

/** Returns the stores where customers collect their orders, in the language of the page. */
export async function getCollectingStores(): Promise<Store[]> {
  const cities = await getStores(await getLanguage());
  return cities.flatMap(({ stores }) => stores).filter(({ collects }) => collects);
}

/** Returns the chosen one of the stores with its facts; null where it hands out no orders any more. */
export function chosenPlace(stores: readonly Store[], choice: CollectChoice): CollectPlace | null {
  const at = stores.find(({ id }) => id === choice.store);
  return at ? { ...choice, at } : null;
}
