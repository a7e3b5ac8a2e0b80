import { PLACES_CACHE_CONTROL, readCities } from '@/lib/server/api/places';
import { handlePublicReadOf } from '@/lib/server/http/handle-read';
import { pathId } from '@/lib/server/http/path-id';
import { queryLanguage } from '@/lib/server/http/query-language';

export const GET = handlePublicReadOf(
  async ({ id }: { id: string }, query) => ({
    places: await readCities(pathId(id, 'Not found'), queryLanguage(query)),
  }),
  PLACES_CACHE_CONTROL,
);
