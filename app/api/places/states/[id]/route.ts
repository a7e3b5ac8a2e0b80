import { handlePublicReadOf } from '@/lib/server/door/handle-public-read';
import { PLACES_KEPT, placeId, readStates } from '@/lib/server/door/places';

export const GET = handlePublicReadOf(
  async ({ id }: { id: string }) => ({ places: await readStates(placeId(id)) }),
  PLACES_KEPT,
);
