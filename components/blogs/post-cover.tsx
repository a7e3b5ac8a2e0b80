import { useText } from '#language';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Crumb } from '@/lib/seo/json-ld';
import type { BlogPost } from '@/lib/view/blogs';
import styles from './post-cover.module.css';

/** The head of a post: its title beside its picture, author, day and reading time. */
export function PostCover({ post, trail }: { post: BlogPost; trail: Crumb[] }) {
  const t = useText();
  const { banner, title, author, day, minutes } = post;
  return (
    <header className={styles.cover}>
      <div className="wrap">
        <div className={`column relative ${styles.text}`}>
          <Breadcrumbs trail={trail} />
          <div className={styles.title}>
            <h1 lang={t.langOf(title)}>{title}</h1>
            <ul className={`cluster gap-half gap-x-2 muted ${styles.facts}`}>
              <li>
                <StaffText text={author} />
              </li>
              <li>
                <time dateTime={day.iso}>{t.filled(day.text)}</time>
              </li>
              <li>{t('{minutes} minute read', { minutes })}</li>
            </ul>
          </div>
        </div>
      </div>
      {banner && (
        <div className={`filled no-print ${styles.picture}`}>
          <Picture picture={banner} alt="" sizes="(max-width: 1000px) 100vw, 58vw" eager />
        </div>
      )}
    </header>
  );
}
