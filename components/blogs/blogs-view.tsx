import { useText } from '#language';
import { BlogCard } from '@/components/shared/blog-card';
import { PageHero } from '@/components/shared/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { blogMessages } from '@/contract/messages/blogs';
import { contentRoutes } from '@/lib/content-routes';
import { blogsAddress } from '@/lib/routing/archive-month';
import type { Crumb } from '@/lib/seo/json-ld';
import type { BlogList } from '@/lib/view/blogs';
import { Archive } from './archive';
import styles from './blogs-view.module.css';

/** The cards of the first row on a wide screen. */
const FIRST_ROW = 3;

interface BlogsViewProps {
  list: BlogList;
  trail: Crumb[];
}

/** The journal: its posts, newest first, and the months they are of. */
export function BlogsView({ list, trail }: BlogsViewProps) {
  const t = useText();
  const { posts, month, monthName, page, totalPages, archive } = list;
  return (
    <>
      <PageHero
        title={month ? t('Journal, {month}', { month: t.filled(monthName) }) : 'Journal'}
        lead="Short, useful reading from the people who grow and make."
        trail={trail}
        ground="gulab"
        motifs={['rose', 'marigold']}
      />
      <div className={`wrap split-1000 top ${styles.page}`}>
        <Archive years={archive} current={month} />
        <div>
          {posts.length === 0 ? (
            <EmptyState
              motif="tulsi"
              title={blogMessages.empty}
              action={
                month && <ButtonLink href={contentRoutes.blogs()}>{t('All posts')}</ButtonLink>
              }
            />
          ) : (
            <ul className={styles.posts}>
              {posts.map((blog, index) => (
                <li key={blog.id}>
                  <BlogCard blog={blog} heading="h2" eager={index < FIRST_ROW} />
                </li>
              ))}
            </ul>
          )}
          <Pager
            current={page}
            total={totalPages}
            hrefFor={(number) => contentRoutes.blogs(blogsAddress(month, number))}
          />
        </div>
      </div>
    </>
  );
}
