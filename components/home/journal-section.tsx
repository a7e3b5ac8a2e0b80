import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import { LinkIfBuilt } from '@/components/ui/link-if-built';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { routes } from '@/lib/routes';
import type { DisplayedBlog } from '@/lib/view/home';
import styles from './journal-section.module.css';

/** The newest posts of the journal. */
export function JournalSection({ blogs }: { blogs: DisplayedBlog[] }) {
  if (blogs.length === 0) return null;
  const all = routes.blogs();
  return (
    <section className="section">
      <div className="wrap">
        <Carousel
          label="From the journal"
          layout="head"
          perView={3}
          head={
            <SectionHeading
              title="From the journal"
              text="Short, useful reading from the people who grow and make."
              aside={
                all !== null && (
                  <Link className="link" href={all}>
                    All posts
                  </Link>
                )
              }
            />
          }
        >
          {blogs.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

/** One post of the journal. */
function BlogCard({ blog }: { blog: DisplayedBlog }) {
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
        <LinkIfBuilt href={routes.blog(blog.id, blog.title)}>{blog.title}</LinkIfBuilt>
      </h3>
    </article>
  );
}
