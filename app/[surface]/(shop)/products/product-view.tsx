import type { ReactNode } from 'react';
import { CurrentCategory } from '@/components/chrome/current-category.client';
import { FactsBand } from '@/components/product/facts-band';
import { galleryViews } from '@/components/product/gallery-views';
import { PhotoStory } from '@/components/product/photo-story';
import { productCrumbs } from '@/components/product/product-facts';
import { ProductGallery } from '@/components/product/product-gallery.client';
import { ProductHead } from '@/components/product/product-head';
import { ProductsBeside } from '@/components/product/products-beside';
import { ReviewsSection } from '@/components/product/reviews-section';
import { RecentlySeen } from '@/components/shared/recently-seen.client';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { isAyurvedic } from '@/contract/catalogue/label-law';
import { getText } from '@/lib/language/get-text';
import type { ProductContent } from '@/lib/server/pages/product';
import { getVaidyas } from '@/lib/server/pages/vaidyas';
import styles from './product-view.module.css';

interface ProductViewProps {
  content: ProductContent;
  /** What is below the name in the purchase column. */
  box: ReactNode;
  /** The button that writes a review. */
  write?: ReactNode;
  /** What only a product in the shop has: its buy bar, and what programs read. */
  children?: ReactNode;
}

/** The page of a product, whether it is in the shop or looked at before it is saved. */
export async function ProductView({ content, box, write, children }: ProductViewProps) {
  const { product, reviews, beside } = content;
  const t = await getText();
  return (
    <div className={styles.page}>
      <CurrentCategory path={product.category_path} />
      <div className="wrap measured">
        <Breadcrumbs trail={productCrumbs(product, t)} />
        <div className={`stack top gap-5 one-column section-below ${styles.stage}`}>
          <ProductHead product={product} />
          <ProductGallery views={galleryViews(product, t)} />
          {box}
        </div>
      </div>
      <FactsBand
        product={product}
        vaidyas={isAyurvedic(product) ? await getVaidyas() : undefined}
      />
      <PhotoStory product={product} />
      <ReviewsSection product={product} reviews={reviews} write={write} />
      <ProductsBeside product={product} groups={beside} />
      <RecentlySeen product={seenNow(product)} />
      {children}
    </div>
  );
}

/** What the browser keeps of a product that is looked at. */
function seenNow({ id, name, translations, images: [first] }: ProductContent['product']) {
  if (!first) return { id, name, translations, picture: null };
  const { src, width, height, widths } = first.picture;
  return { id, name, translations, picture: { src, width, height, widths } };
}
