import { sharingMessages } from '@/contract/messages/sharing';
import type { sharingApi } from '@/lib/api-routes/sharing';
import { routes } from '@/lib/routes';
import { addGoodsAction, wishlistLinkAction } from '@/lib/server/actions/sharing';
import { handleWrite } from '@/lib/server/http/handle-write';
import type { CallTable } from './call-table';

export const sharingCalls = {
  cartGoods: {
    POST: handleWrite(addGoodsAction, {
      next: routes.cart(),
      failed: sharingMessages.notAdded,
      needsCookies: true,
    }),
  },
  wishlistLink: {
    POST: handleWrite(wishlistLinkAction, {
      next: routes.wishlist(),
      failed: sharingMessages.linkFailed,
    }),
  },
} satisfies CallTable<typeof sharingApi>;
