import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { HomeBlog } from '@/contract/home';
import type { ShownDay } from '@/lib/format/dated';
import { routes } from '@/lib/routes';
import styles from './blog-card.module.css';

/** One post of the journal. */
export function BlogCard({ blog }: { blog: HomeBlog & { day: ShownDay } }) {
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {blog.banner ? (
          <Picture
            picture={blog.banner}
            alt=""
            sizes="(max-width: 480px) 78vw, (max-width: 768px) 45vw, 410px"
          />
        ) : null}
      </div>
      <time dateTime={blog.day.iso}>{blog.day.text}</time>
      <h3>
        <Link href={routes.blog(blog.id, blog.title)}>{blog.title}</Link>
      </h3>
    </article>
  );
}
