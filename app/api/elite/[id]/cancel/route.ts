import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { cancelMembershipAction } from '@/lib/server/actions/membership';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(cancelMembershipAction, commonMessages.wentWrongTryLater, {
  next: routes.membership(),
});
