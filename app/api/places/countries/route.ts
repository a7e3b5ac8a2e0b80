import { findCountries, PLACES_CACHE_CONTROL } from '@/lib/server/api/places';
import { handlePublicRead } from '@/lib/server/http/handle-read';
import { queryLanguage } from '@/lib/server/http/query-language';

export const GET = handlePublicRead(
  async (query) => ({ countries: await findCountries(query.get('q') ?? '', queryLanguage(query)) }),
  PLACES_CACHE_CONTROL,
);
