import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { addAddressAction } from '@/lib/server/actions/addresses';
import { handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readAddresses } from '@/lib/server/shopper/customer';

export const GET = handleRead(async ({ call }) => ({ addresses: await readAddresses({ call }) }));

export const POST = handleWrite(addAddressAction, commonMessages.wentWrongTryLater, {
  next: routes.addresses(),
  from: routes.addAddress(),
});
