'use client';

import { usePhotos } from '@/components/shared/use-photos.client';
import { MAX_REVIEW_PHOTOS } from '@/contract/shop/limits';
import { ReviewPhotoField } from './review-photo-field';

/** The pictures of the plain form; with JavaScript it names the chosen files. */
export function PlainReviewPhotos({ refused }: { refused?: string | undefined }) {
  return <ReviewPhotoField photos={usePhotos(MAX_REVIEW_PHOTOS, refused)} />;
}
