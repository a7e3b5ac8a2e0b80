import { handleRead } from '@/lib/server/door/handle-read';
import { readSummary } from '@/lib/server/door/read-summary';

export const GET = handleRead(readSummary);
