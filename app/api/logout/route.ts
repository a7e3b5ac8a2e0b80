import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { logOut } from '@/lib/server/door/account/log-out';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  logOut,
  (error) => accountMessage(error, accountMessages.notLoggedOut),
  { next: routes.home() },
);
