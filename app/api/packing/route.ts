import { handlePublicRead } from '@/lib/server/door/handle-public-read';
import { listPacking } from '@/lib/server/door/list-packing';

export const GET = handlePublicRead(
  async () => ({ products: await listPacking() }),
  'public, max-age=300',
);
