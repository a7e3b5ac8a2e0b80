import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { requestReset } from '@/lib/server/door/account/passwords';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  requestReset,
  (error) => accountMessage(error, accountMessages.resetNotSent),
  { from: routes.resetPassword(), staysOnPage: true },
);
