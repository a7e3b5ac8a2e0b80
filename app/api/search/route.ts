import { suggest } from '@/lib/server/api/products';
import { handlePublicRead } from '@/lib/server/http/handle-read';

export const GET = handlePublicRead(
  async (query) => ({ products: await suggest(query.get('q') ?? '') }),
  'public, max-age=60',
);
