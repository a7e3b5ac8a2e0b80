import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeBlog } from '@/contract/home';
import type { ShownDay } from '@/lib/format/dated';
import { routes } from '@/lib/routes';
import { BlogCard } from './blog-card';

/** The newest posts of the journal. */
export function JournalSection({ blogs }: { blogs: (HomeBlog & { day: ShownDay })[] }) {
  if (blogs.length === 0) return null;
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
                <Link className="link" href={routes.blogs()}>
                  All posts
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
