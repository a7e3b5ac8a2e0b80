import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { BlogTeaser } from '@/lib/view/blogs';
import styles from './blog-card.module.css';

interface BlogCardProps {
  blog: BlogTeaser;
  heading?: 'h2' | 'h3';
  /** True on the first screen. */
  eager?: boolean;
}

const SIZES = '(max-width: 480px) 78vw, (max-width: 768px) 45vw, 410px';

/** One post of the journal. The whole card links to it. */
export function BlogCard({ blog, heading: Heading = 'h3', eager }: BlogCardProps) {
  const t = useText();
  return (
    <article className={`relative ${styles.card}`}>
      <div className={`filled notch frame ratio-cover ${styles.cover}`}>
        {blog.banner && (
          <Picture picture={blog.banner} alt="" sizes={SIZES} upTo={960} eager={eager} />
        )}
      </div>
      <time dateTime={blog.day.iso}>{t.filled(blog.day.text)}</time>
      <Heading className={styles.title} lang={t.langOf(blog.title)}>
        <Link className="covers" href={blog.path}>
          {blog.title}
        </Link>
      </Heading>
      {blog.excerpt && (
        <p className={`mt-2 small muted ${styles.excerpt}`} lang={t.langOf(blog.excerpt)}>
          {blog.excerpt}
        </p>
      )}
    </article>
  );
}
