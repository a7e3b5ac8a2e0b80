import { Picture } from '@/components/ui/picture';
import type { ProductDetail } from '@/contract/product';
import type { GalleryView } from './product-gallery.client';

const STAGE_SIZES = '(max-width: 900px) 100vw, 560px';

/** Draws every picture of a product three times: small, on the stage, and as large as it exists. */
export function galleryViews(product: ProductDetail): GalleryView[] {
  return product.images.map(({ picture, alt_text: alt }, index) => ({
    label: alt,
    thumb: <Picture picture={picture} alt="" sizes="84px" />,
    stage: <Picture picture={picture} alt={alt} sizes={STAGE_SIZES} eager={index === 0} />,
    full: <Picture picture={picture} alt={alt} sizes="1200px" />,
  }));
}
