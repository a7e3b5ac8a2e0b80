import { suggest } from '@/lib/server/api/products';
import { handlePublicRead } from '@/lib/server/http/handle-read';

/** No notice reaches the caches of browsers: a changed price or stock is seen after five seconds. */
export const GET = handlePublicRead((query) => suggest(query.get('q') ?? ''), 'public, max-age=5');
