import { ESTIMATE_CACHE_CONTROL, readPin } from '@/lib/server/api/places';
import { handlePublicReadOf } from '@/lib/server/http/handle-read';

export const GET = handlePublicReadOf(
  ({ pin }: { pin: string }) => readPin(pin),
  ESTIMATE_CACHE_CONTROL,
);
