'use client';

import { useState } from 'react';
import type { InferType } from 'yup';
import { useText } from '#language';
import { useSurface } from '@/components/ui/link.client';
import { returnMessages } from '@/contract/messages/returns';
import type { Message } from '@/contract/messages/text-with-values';
import { returnBody } from '@/contract/returns/return-body';
import { RETURN_PHOTO_TYPES } from '@/contract/returns/return-photos';
import { MAX_RETURN_PHOTOS } from '@/contract/shop/limits';
import { ApiError, messageFor } from '@/lib/api-error';
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
  const t = useText();
  const surface = useSurface();
  const [photos, setPhotos] = useState<File[]>([]);
  const [photoError, setPhotoError] = useState<string | undefined>(flash?.errors?.photos?.[0]);
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
      const wrong = problemOf(photos);
      setPhotoError(wrong && t.filled(wrong));
      if (wrong) throw new ApiError('domain', t.filled(wrong));
      try {
        const { postAskForReturn } = await import('@/lib/browser/returns');
        await postAskForReturn({ ...values, key: formKey, order_id: orderId }, photos);
      } catch (error) {
        if (error instanceof ApiError) setPhotoError(error.fields.photos?.[0]);
        throw error;
      }
      location.assign(onSurface(routes.order(orderId), surface));
    },
    explain: (error) => messageFor(error, returnMessages.failed),
  });
  const choosePhotos = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    setPhotos(chosen);
    const wrong = problemOf(chosen);
    setPhotoError(wrong && t.filled(wrong));
  };
  return { form, photos, photoError, choosePhotos };
}

/** Returns what is wrong with the chosen files, before they are uploaded; large ones are shrunk. */
function problemOf(photos: readonly File[]): Message | undefined {
  if (photos.length > MAX_RETURN_PHOTOS) return returnMessages.tooManyPhotos;
  return photos.every(isPhoto) ? undefined : returnMessages.notAPhoto;
}

/** Some phones name no type: then the shop decides. */
function isPhoto({ type }: File): boolean {
  return type === '' || RETURN_PHOTO_TYPES.some((one) => one === type);
}
