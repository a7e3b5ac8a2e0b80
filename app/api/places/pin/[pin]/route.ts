import { handlePublicReadOf } from '@/lib/server/door/handle-public-read';
import { ESTIMATE_KEPT, readPin } from '@/lib/server/door/places';

export const GET = handlePublicReadOf(({ pin }: { pin: string }) => readPin(pin), ESTIMATE_KEPT);
