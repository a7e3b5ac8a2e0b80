import { useText } from '#language';
import { BlogCard } from '@/components/shared/blog-card';
import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import { SectionHeading } from '@/components/ui/section-heading';
import { contentRoutes } from '@/lib/content-routes';
import type { BlogTeaser } from '@/lib/view/blogs';
import type { DisplayedSection } from '@/lib/view/home-blocks';
import styles from './journal-section.module.css';

interface JournalSectionProps {
  section: DisplayedSection;
  blogs: BlogTeaser[];
}

/** The newest posts of the journal. */
export function JournalSection({ section, blogs }: JournalSectionProps) {
  const t = useText();
  if (blogs.length === 0) return null;
  return (
    <section className={`section below-fold ${styles.journal}`}>
      <div className="wrap">
        <Carousel
          label={t(section.label)}
          layout="head"
          perView={3}
          head={
            <SectionHeading
              title={section.label}
              text={section.description}
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
