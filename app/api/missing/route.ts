import { handlePublicRead } from '@/lib/server/http/handle-read';
import { getMissingShelves } from '@/lib/server/pages/missing-shelves';

export const GET = handlePublicRead(getMissingShelves, 'public, max-age=300');
