import { handlePublicRead } from '@/lib/server/door/handle-public-read';
import { suggest } from '@/lib/server/door/suggest';

export const GET = handlePublicRead(
  async (query) => ({ products: await suggest(query.get('q') ?? '') }),
  'public, max-age=60',
);
