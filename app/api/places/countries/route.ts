import { handlePublicRead } from '@/lib/server/door/handle-public-read';
import { findCountries, PLACES_KEPT } from '@/lib/server/door/places';

export const GET = handlePublicRead(
  async (query) => ({ countries: await findCountries(query.get('q') ?? '') }),
  PLACES_KEPT,
);
