import { wishMessages } from '@/lib/api/wish-messages';
import { handleWrite } from '@/lib/server/door/handle-write';
import { setWish } from '@/lib/server/door/wishes';

export const POST = handleWrite(setWish, wishMessages.notAdded);
