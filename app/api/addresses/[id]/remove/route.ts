import { addressMessages } from '@/lib/api/addresses';
import { routes } from '@/lib/routes';
import { removeAddress } from '@/lib/server/door/addresses';
import { handleWrite } from '@/lib/server/door/handle-write';

/** For pages without scripts, whose forms cannot send DELETE. */
export const POST = handleWrite(removeAddress, addressMessages.failed, {
  next: routes.addresses(),
});
