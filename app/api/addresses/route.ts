import { addressMessages } from '@/lib/api/addresses';
import { routes } from '@/lib/routes';
import { addAddress, readAddresses } from '@/lib/server/door/addresses';
import { handleRead } from '@/lib/server/door/handle-read';
import { handleWrite } from '@/lib/server/door/handle-write';

export const GET = handleRead(async ({ call }) => ({ addresses: await readAddresses({ call }) }));

export const POST = handleWrite(addAddress, addressMessages.failed, {
  next: routes.addresses(),
  from: routes.addAddress(),
});
