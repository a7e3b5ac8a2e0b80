import { handleRead } from '@/lib/server/http/handle-read';
import { readMembershipHistory } from '@/lib/server/shopper/customer';

export const GET = handleRead(readMembershipHistory);
