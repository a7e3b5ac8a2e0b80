import { accountMessage, accountMessages } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { confirmEmail } from '@/lib/server/door/account/confirm-email';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(
  confirmEmail,
  (error) => accountMessage(error, accountMessages.noAnswer),
  { next: routes.profile(), from: routes.profile() },
);
