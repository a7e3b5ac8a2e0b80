import { loginMessage } from '@/lib/account-error';
import { routes } from '@/lib/routes';
import { verifyLoginCodeAction } from '@/lib/server/actions/log-in';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(verifyLoginCodeAction, loginMessage, {
  next: routes.shop(),
  from: routes.login(),
  needsCookies: true,
});
