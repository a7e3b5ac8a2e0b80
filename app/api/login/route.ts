import { loginMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { logInByEmailAction } from '@/lib/server/actions/log-in';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(logInByEmailAction, loginMessage, {
  next: routes.shop(),
  from: routes.login(),
  needsCookies: true,
});
