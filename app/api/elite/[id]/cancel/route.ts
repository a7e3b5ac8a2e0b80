import { eliteMessages } from '@/lib/api/elite';
import { routes } from '@/lib/routes';
import { cancelElite } from '@/lib/server/door/elite';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(cancelElite, eliteMessages.notCancelled, {
  next: routes.subscription(),
});
