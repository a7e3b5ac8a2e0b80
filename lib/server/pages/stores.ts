import 'server-only';
import type { Store } from '@/contract/content/stores';
import type { Language } from '@/contract/shop/languages';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import type { DisplayedCity } from '@/lib/view/stores';

/** Returns all stores, grouped by city, in a language where staff have written it. */
export async function getStores(language: Language): Promise<DisplayedCity[]> {
  'use cache';
  cachedUnder(cacheTags.stores);
  const t = textIn(language);
  const { store_section_data: sections } = await callShopApi('listStores', { query: { language } });
  return sections.map(({ city, stores }) => ({
    city,
    name: t(city),
    stores: stores.map((store) => withPlaceIn(store, t)),
  }));
}

function withPlaceIn(store: Store, t: Translate): Store {
  return { ...store, city: t(store.city), state_obj: { name: t(store.state_obj.name) } };
}
