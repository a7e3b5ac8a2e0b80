'use client';

import type { InferType } from 'yup';
import { usePhotos } from '@/components/shared/use-photos.client';
import { useSurface } from '@/components/ui/link.client';
import { returnMessages } from '@/contract/messages/returns';
import { returnBody } from '@/contract/returns/return-body';
import { MAX_RETURN_PHOTOS } from '@/contract/shop/limits';
import { messageFor } from '@/lib/api-error';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { ReturnPage } from '@/lib/view/returns';

const schema = returnBody.omit(['photos', 'key']);
type Values = InferType<typeof schema>;

/**
 * The state of the form that asks for a replacement or refund. What is typed and the pictures stay
 * when sending fails.
 */
export function useReturnForm({ orderId, lines, formKey, flash }: ReturnPage) {
  const surface = useSurface();
  const photos = usePhotos(MAX_RETURN_PHOTOS, flash?.errors?.photos?.[0]);
  const typed = flash?.typed ?? {};
  const [only] = lines.length === 1 ? lines : [];
  const defaults = {
    product_id: typed.product_id ?? String(only?.product_id ?? ''),
    quantity: typed.quantity ?? '1',
    reason: typed.reason ?? '',
    details: typed.details ?? '',
    remedy: typed.remedy ?? '',
  };
  const form = useApiForm<Values>({
    schema,
    // The texts of the fields; the schema casts them.
    defaults: defaults as unknown as Values,
    refused: flash?.errors,
    send: async (values) => {
      const { postAskForReturn } = await import('@/lib/browser/returns');
      const fields = { ...values, key: formKey, order_id: orderId };
      await photos.send((chosen) => postAskForReturn(fields, chosen));
      location.assign(onSurface(routes.order(orderId), surface));
    },
    explain: (error) => messageFor(error, returnMessages.failed),
  });
  return { form, photos };
}
