import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { ProductDetail } from '@/contract/catalogue/product';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { pictureAlt } from './picture-alt';

/** One picture of a product, rendered in three sizes. */
export interface GalleryView {
  /** Unique among the views; also the id of the picture on the stage. */
  id: string;
  /** The picture's description: `Front of pack`. */
  label: string;
  thumb: ReactNode;
  stage: ReactNode;
  /** The same picture in its largest stored size, for the zoom dialog. */
  full: ReactNode;
}

const STAGE_SIZES = '(max-width: 768px) 100vw, (max-width: 1180px) 50vw, 560px';

/** Returns the pictures of a product in order: as thumbnail, on the stage, and in full size. */
export function galleryViews(product: ProductDetail, t: Translate = inEnglish): GalleryView[] {
  const views = product.images.map((image) => ({
    picture: image.picture,
    alt: pictureAlt(image, product, t),
  }));
  return views.map(({ picture, alt }, index) => ({
    id: `picture-${index + 1}`,
    label: alt,
    thumb: <Picture picture={picture} alt="" sizes="84px" upTo={200} />,
    stage: <Picture picture={picture} alt={alt} sizes={STAGE_SIZES} eager={index === 0} />,
    full: <Picture picture={picture} alt={alt} sizes="960px" />,
  }));
}
