import { useText } from '#language';
import { BlogCard } from '@/components/shared/blog-card';
import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import { SectionHeading } from '@/components/ui/section-heading';
import { contentRoutes } from '@/lib/content-routes';
import type { BlogTeaser } from '@/lib/view/blogs';

/** The newest posts of the journal. */
export function JournalSection({ blogs }: { blogs: BlogTeaser[] }) {
  const t = useText();
  if (blogs.length === 0) return null;
  return (
    <section className="section below-fold">
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
                <Link className="link" href={contentRoutes.blogs()}>
                  {t('All posts')}
                </Link>
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
