import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { removeAddressAction } from '@/lib/server/actions/addresses';
import { handleWrite } from '@/lib/server/http/handle-write';

/** For pages without JavaScript, whose forms cannot send DELETE. */
export const POST = handleWrite(removeAddressAction, commonMessages.wentWrongTryLater, {
  next: routes.addresses(),
});
