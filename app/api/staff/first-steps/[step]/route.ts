import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { keepSamplesAction } from '@/lib/server/actions/first-steps';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(keepSamplesAction, commonMessages.wentWrongTryLater, {
  next: routes.dashboard(),
});
