import { PLACES_CACHE_CONTROL, readStates } from '@/lib/server/api/places';
import { handlePublicReadOf } from '@/lib/server/http/handle-read';
import { pathId } from '@/lib/server/http/path-id';

export const GET = handlePublicReadOf(
  async ({ id }: { id: string }) => ({ places: await readStates(pathId(id, 'Not found')) }),
  PLACES_CACHE_CONTROL,
);
