import { handleRead } from '@/lib/server/door/handle-read';
import { readCart, summaryOf } from '@/lib/server/door/read-cart';

export const GET = handleRead(async ({ session, call }) =>
  summaryOf(session, await readCart({ session, call })),
);
