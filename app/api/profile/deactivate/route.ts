import { profileMessages } from '@/lib/api/profile-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { closeAccount } from '@/lib/server/door/profile';

export const POST = handleWrite(closeAccount, profileMessages.notClosed, {
  next: routes.home(),
  from: routes.profile(),
});
