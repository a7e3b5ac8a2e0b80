import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { ProductDetail } from '@/contract/product';

/** One picture of a product, drawn three times. */
export interface GalleryView {
  /** Its own among the views, and the id of its picture on the stage. */
  id: string;
  /** What the picture shows: `Front of pack`. */
  label: string;
  thumb: ReactNode;
  stage: ReactNode;
  /** The same picture as large as it exists, for the zoom dialog. */
  full: ReactNode;
}

const STAGE_SIZES = '(max-width: 900px) 100vw, 560px';

/** The pictures of a product in their order: small, on the stage, and as large as they exist. */
export function galleryViews(product: ProductDetail): GalleryView[] {
  return product.images.map(({ picture, alt_text: alt }, index) => ({
    id: `picture-${index + 1}`,
    label: alt,
    thumb: <Picture picture={picture} alt="" sizes="84px" upTo={200} />,
    stage: <Picture picture={picture} alt={alt} sizes={STAGE_SIZES} eager={index === 0} />,
    full: <Picture picture={picture} alt={alt} sizes="960px" />,
  }));
}
