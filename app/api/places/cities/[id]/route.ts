import { handlePublicReadOf } from '@/lib/server/door/handle-public-read';
import { PLACES_KEPT, placeId, readCities } from '@/lib/server/door/places';

export const GET = handlePublicReadOf(
  async ({ id }: { id: string }) => ({ places: await readCities(placeId(id)) }),
  PLACES_KEPT,
);
