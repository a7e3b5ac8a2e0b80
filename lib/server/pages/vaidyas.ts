import 'server-only';
import type { Vaidya } from '@/contract/content/vaidyas';
import { getLanguage } from '@/lib/language/get-text';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { answerOrNull } from './secondary';

/**
 * Returns the vaidyas of the shop, in the language of the page where staff have written it; none
 * while they cannot be read: no page waits for faces.
 */
export async function getVaidyas(): Promise<Vaidya[]> {
  'use cache';
  cachedUnder(cacheTags.vaidyas);
  const language = await getLanguage();
  const answer = await answerOrNull(callShopApi('listVaidyas', { query: { language } }));
  return answer?.data ?? [];
}
