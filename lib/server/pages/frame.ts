import 'server-only';
import { translationIn } from '@/contract/kit/translations';
import { type Language, readLanguage } from '@/contract/shop/languages';
import { getLanguage } from '@/lib/language/get-text';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { answerOrNull } from '@/lib/server/pages/secondary';
import type { AnnouncedLine, PopupSlide } from '@/lib/view/frame';

/** Returns the line above the header in the language of the page; null without one. */
export async function getAnnouncedLine(): Promise<AnnouncedLine | null> {
  'use cache';
  cachedUnder(cacheTags.chrome);
  const { data } = (await answerOrNull(callShopApi('getAnnouncement', {}))) ?? {};
  if (!data) return null;
  const { text, link, translations = {} } = data;
  return { text: translationIn(translations, await getLanguage())?.text ?? text, link };
}

/** Returns the pictures beside the login, in the language of the page. @throws ApiError */
export function getPopupPictures(query: URLSearchParams): Promise<PopupSlide[]> {
  return readPopupPictures(readLanguage(query.get('language')) ?? 'en');
}

async function readPopupPictures(language: Language): Promise<PopupSlide[]> {
  'use cache';
  cachedUnder(cacheTags.chrome);
  const { data } = await callShopApi('listPopupPictures', {});
  return data.map(({ id, text, image, mobile_image, translations = {} }) => {
    return { id, text: translationIn(translations, language)?.text ?? text, image, mobile_image };
  });
}
