import { handleRead } from '@/lib/server/door/handle-read';
import { readSummary } from '@/lib/server/door/read-cart';

export const GET = handleRead(readSummary);
