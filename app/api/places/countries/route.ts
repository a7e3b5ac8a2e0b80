import { findCountries, PLACES_CACHE_CONTROL } from '@/lib/server/api/places';
import { handlePublicRead } from '@/lib/server/http/handle-read';

export const GET = handlePublicRead(
  async (query) => ({ countries: await findCountries(query.get('q') ?? '') }),
  PLACES_CACHE_CONTROL,
);
