import { handleRead } from '@/lib/server/http/handle-read';
import { readSummary } from '@/lib/server/shopper/summary';

export const GET = handleRead(readSummary);
