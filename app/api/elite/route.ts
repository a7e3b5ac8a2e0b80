import { readEliteHistory } from '@/lib/server/door/elite';
import { handleRead } from '@/lib/server/door/handle-read';

export const GET = handleRead(readEliteHistory);
