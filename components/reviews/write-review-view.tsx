import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { StarPicker } from '@/components/ui/star-picker';
import { Textarea } from '@/components/ui/textarea';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { reviewMessages } from '@/contract/messages/reviews';
import { MAX_REVIEW_LENGTH } from '@/contract/shop/limits';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { FIRST_RATING } from './first-rating';
import { PlainReviewPhotos } from './plain-review-photos.client';
import styles from './write-review.module.css';

interface WriteReviewViewProps {
  productId: number;
  name: string;
  translations?: Translations<TranslatedName> | undefined;
  isLoggedIn: boolean;
  /** The outcome of the form. */
  flash: FormFlash | undefined;
}

/** The review form as a page, for browsers without JavaScript. */
export function WriteReviewView({
  productId,
  isLoggedIn,
  flash,
  ...product
}: WriteReviewViewProps) {
  const t = useText();
  const name = t.nameOf(product);
  const isSent = flash && !flash.isError;
  return (
    <div className={`wrap stack hug gap-5 form-page ${styles.page}`}>
      <h1>{t('Review {name}', { name })}</h1>
      {flash && <FlashNote flash={flash} />}
      {isLoggedIn && !isSent && <ReviewForm productId={productId} flash={flash} />}
      {!isLoggedIn && (
        <>
          {!flash && <p>{t(reviewMessages.login)}</p>}
          <ButtonLink href={routes.login(routes.writeReview(productId))}>{t('Login')}</ButtonLink>
        </>
      )}
      <ButtonLink variant="text" href={routes.productReviews(productId, product.name)}>
        {t('All reviews of {name}', { name })}
      </ButtonLink>
    </div>
  );
}

function ReviewForm({ productId, flash }: Pick<WriteReviewViewProps, 'productId' | 'flash'>) {
  const t = useText();
  const typed = flash?.typed ?? {};
  const page = routes.writeReview(productId);
  return (
    <FormStack action={shoppingApi.reviews(productId)} encType="multipart/form-data">
      <ReturnToFields next={page} from={page} />
      <StarPicker
        name="rating"
        legend="Your rating"
        defaultValue={Number(typed.rating) || FIRST_RATING}
        required
      />
      <Field
        id="review"
        label="Your review"
        hint="If you like. A second review takes the place of your first, pictures included."
      >
        {(control) => (
          <Textarea
            {...control}
            name="review"
            rows={5}
            maxLength={MAX_REVIEW_LENGTH}
            defaultValue={typed.review}
          />
        )}
      </Field>
      <PlainReviewPhotos refused={flash?.errors?.photos?.[0]} />
      <PrivacyNote form="review" />
      <Button type="submit" size="large" block>
        {t('Submit review')}
      </Button>
    </FormStack>
  );
}
