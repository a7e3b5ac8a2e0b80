import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { CategoryBanner } from '@/contract/catalogue/category';
import styles from './listing-banner.module.css';

/** Up to this width, in CSS pixels, the banner uses its taller picture. */
const NARROW = 768;

interface ListingBannerProps {
  /** In the language of the page. */
  heading: string;
  banner: CategoryBanner | undefined;
}

/** The head of a category: its picture with its name. */
export function ListingBanner({ heading, banner }: ListingBannerProps) {
  const wide = banner?.web_banner;
  if (!wide) return null;
  const tall = banner.mobile_banner;
  return (
    <div className={styles.banner}>
      <Picture
        picture={wide}
        alt=""
        sizes="100vw"
        eager
        narrow={tall ? { picture: tall, maxWidth: NARROW } : undefined}
      />
      <div className={`wrap ${styles.place}`}>
        <div className={styles.label}>
          <h1>{heading}</h1>
          {banner.text && (
            <p>
              <StaffText text={banner.text} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
