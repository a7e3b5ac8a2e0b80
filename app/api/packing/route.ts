import { listPacking } from '@/lib/server/api/products';
import { handlePublicRead } from '@/lib/server/http/handle-read';

export const GET = handlePublicRead(
  async () => ({ products: await listPacking() }),
  'public, max-age=300',
);
