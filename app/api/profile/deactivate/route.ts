import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { closeAccountAction } from '@/lib/server/actions/profile';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(closeAccountAction, commonMessages.wentWrongTryLater, {
  next: routes.home(),
  from: routes.profile(),
});
