'use client';

import { useRouter } from 'next/navigation';
import { useText } from '#language';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { TextAreaField } from '@/components/shared/text-area-field';
import { usePhotos } from '@/components/shared/use-photos.client';
import { Dialog } from '@/components/ui/dialog.client';
import { StarPicker } from '@/components/ui/star-picker';
import { reviewBody } from '@/contract/catalogue/reviews';
import { reviewMessages } from '@/contract/messages/reviews';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '@/contract/shop/limits';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { sendForm } from '@/lib/browser/http';
import { formWithPhotos } from '@/lib/browser/photos';
import { toast } from '@/lib/browser/toast';
import { fieldOf } from '@/lib/forms/field-of';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import type { MessageAnswer } from '@/lib/view/session';
import { FIRST_RATING } from './first-rating';
import { ReviewPhotoField } from './review-photo-field';

const schema = reviewBody.omit(['name']);

interface ReviewDialogProps {
  productId: number;
  name: string;
  open: boolean;
  onClose: () => void;
  /** Called if the login has expired; the text is preserved. */
  onLoggedOut: () => void;
}

/** A form for stars and an optional text. The page below shows the review immediately. */
export function ReviewDialog({ name, open, onClose, ...sending }: ReviewDialogProps) {
  const t = useText();
  const { form, photos } = useReview({ onClose, ...sending });
  const { defaultValue: _text, ...rating } = fieldOf(form, 'rating').input;
  return (
    <Dialog open={open} onClose={onClose} title={t('Review {name}', { name })}>
      <form className="stack gap-4-half" noValidate onSubmit={form.onSubmit}>
        <StarPicker {...rating} legend="Your rating" defaultValue={FIRST_RATING} required />
        <TextAreaField
          field={fieldOf(form, 'review')}
          label="Your review"
          hint={t(
            'If you like, in up to {count} letters. A second review takes the place of your first, pictures included.',
            { count: t(MAX_REVIEW_LENGTH.toLocaleString('en-IN')) },
          )}
          rows={5}
          maxLength={MAX_REVIEW_LENGTH}
        />
        <ReviewPhotoField photos={photos} />
        <PrivacyNote form="review" />
        <FormFooter form={form}>{t('Submit review')}</FormFooter>
      </form>
    </Dialog>
  );
}

/** The state of the form; it is empty again after success. */
function useReview({ productId, onClose, onLoggedOut }: Omit<ReviewDialogProps, 'name' | 'open'>) {
  const router = useRouter();
  const photos = usePhotos(MAX_REVIEW_PHOTOS);
  const form = useApiForm({
    schema,
    defaults: { rating: FIRST_RATING, review: '' },
    send: async (values) => {
      const { message } = await photos.send(async (chosen) =>
        sendForm<MessageAnswer>(
          shoppingApi.reviews(productId),
          await formWithPhotos(values, chosen),
        ),
      );
      toast.success(message);
      form.hook.reset();
      photos.choose(null);
      onClose();
      router.refresh();
    },
    explain: (error) => {
      if (!isNotLoggedIn(error)) return messageFor(error, reviewMessages.failed);
      onLoggedOut();
      return '';
    },
  });
  return { form, photos };
}
