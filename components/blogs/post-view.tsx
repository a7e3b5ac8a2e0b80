import type { ReactNode } from 'react';
import { useText } from '#language';
import { BlogCard } from '@/components/shared/blog-card';
import { Prose } from '@/components/shared/prose';
import { Share } from '@/components/shared/share';
import { TableOfContents } from '@/components/shared/table-of-contents';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { Rail } from '@/components/ui/rail';
import { contentRoutes } from '@/lib/content-routes';
import type { Crumb } from '@/lib/seo/json-ld';
import type { BlogPost, BlogTeaser } from '@/lib/view/blogs';
import { PostCover } from './post-cover';
import { type Neighbours, PostNeighbours } from './post-neighbours';
import styles from './post-view.module.css';

interface PostViewProps {
  post: BlogPost;
  /** The post's absolute URL, for sharing. */
  url: string;
  trail: Crumb[];
  neighbours: Neighbours;
  /** Other posts to read next. */
  more: BlogTeaser[];
  /** The section of the products the post is about. */
  products: ReactNode;
}

/** One post of the journal, and where to go on from it. */
export function PostView({ post, url, trail, neighbours, more, products }: PostViewProps) {
  return (
    <>
      <article>
        <PostCover post={post} trail={trail} />
        <div className={`wrap ${styles.inside}`}>
          <div className={styles.contents}>
            <TableOfContents headings={post.headings} />
          </div>
          <div className={styles.text}>
            <Prose html={post.html} hasLead />
            <HealthNote />
          </div>
          <div className={`no-print ${styles.share}`}>
            <Share name={post.title} url={url} />
          </div>
        </div>
      </article>
      <PostNeighbours {...neighbours} />
      <div className="no-print">
        {products}
        <MorePosts posts={more} />
      </div>
    </>
  );
}

function HealthNote() {
  const t = useText();
  return (
    <Note className="mt-10">
      <TextWithElements
        text="This is general information, not medical advice. For what concerns your own health, {consult}."
        elements={{
          consult: (
            <Link className="link" href={contentRoutes.consultOurVaidya()}>
              {t('consult our vaidya')}
            </Link>
          ),
        }}
      />
    </Note>
  );
}

function MorePosts({ posts }: { posts: BlogTeaser[] }) {
  const t = useText();
  if (posts.length === 0) return null;
  return (
    <section className="section below-fold" aria-labelledby="more-posts">
      <div className="wrap">
        <Rail head={<h2 id="more-posts">{t('Keep reading')}</h2>}>
          {posts.map((blog) => (
            <BlogCard key={blog.id} blog={{ ...blog, excerpt: '' }} />
          ))}
        </Rail>
      </div>
    </section>
  );
}
