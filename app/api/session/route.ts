import { handleRead } from '@/lib/server/door/handle-read';
import { readCart, summaryOf } from '@/lib/server/door/read-cart';
import { readWishes } from '@/lib/server/door/wishes';

export const GET = handleRead(async ({ session, call }) => {
  const [cart, wishes] = await Promise.all([
    readCart({ session, call }),
    readWishes({ session, call }),
  ]);
  return { ...summaryOf(session, cart), ...wishes };
});
