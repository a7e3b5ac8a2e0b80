import { signUpMessage } from '@/lib/api/account-messages';
import { routes } from '@/lib/routes';
import { signUp } from '@/lib/server/door/account/sign-up';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(signUp, signUpMessage, {
  next: routes.login(),
  from: routes.signup(),
});
