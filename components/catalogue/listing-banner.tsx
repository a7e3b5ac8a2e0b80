import { useText } from '#language';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { CategoryBanner } from '@/contract/catalogue/category';
import { translationIn } from '@/contract/kit/translations';
import styles from './listing-banner.module.css';
import titleStyles from './listing-title.module.css';

/** Up to this width, in CSS pixels, the banner uses its taller picture. */
const NARROW = 768;

interface ListingBannerProps {
  /** In the language of the page. */
  heading: string;
  banner: CategoryBanner | undefined;
  /** The names of the category and those above it, in English: a title that is one of them is left out. */
  names: readonly string[];
}

/** The head of a category: its picture with its name. */
export function ListingBanner({ heading, banner, names }: ListingBannerProps) {
  const t = useText();
  const wide = banner?.web_banner;
  if (!wide) return null;
  const tall = banner.mobile_banner;
  const { title = banner.title, text = banner.text } =
    translationIn(banner.translations ?? {}, t.language) ?? {};
  const hasTitle = !names.includes(banner.title);
  return (
    <div className={`relative frame ${styles.banner}`}>
      <Picture
        picture={wide}
        alt=""
        sizes="100vw"
        eager
        narrow={tall ? { picture: tall, maxWidth: NARROW } : undefined}
      />
      <div className={`wrap row relative ${styles.place}`}>
        <div className={`${titleStyles.title} ${styles.label}`}>
          <h1>{heading}</h1>
          {hasTitle && (
            <p className={styles.title}>
              <StaffText text={title} />
            </p>
          )}
          {text && (
            <p>
              <StaffText text={text} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
