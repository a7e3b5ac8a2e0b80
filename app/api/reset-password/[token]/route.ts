import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { resetPassword } from '@/lib/server/door/account/passwords';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  resetPassword,
  (error) => accountMessage(error, accountMessages.notReset),
  { next: routes.home(), from: routes.resetPassword() },
);
