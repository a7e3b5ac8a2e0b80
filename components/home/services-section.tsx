import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import { contentRoutes } from '@/lib/content-routes';
import { isPage } from '@/lib/routing/page-access';
import type { DisplayedSection } from '@/lib/view/home-blocks';
import styles from './services-section.module.css';

/** Plants for services without a picture of their own. */
const PLANTS = ['tulsi', 'marigold', 'ashwagandha', 'rose'];

function plantOf(index: number): string {
  return PLANTS[index % PLANTS.length] ?? 'tulsi';
}

/** The shop's other services, each with a link if its page exists. */
export function ServicesSection({ section }: { section?: DisplayedSection }) {
  if (!section) return null;
  return (
    <section className={`${styles.services} below-fold`} aria-labelledby="services">
      <div className="wrap">
        <h2 id="services" className="visually-hidden">
          <StaffText text={section.label} />
        </h2>
        <ul className={styles.list}>
          {section.images.map(({ image, title, text, link }, index) => (
            <li key={title}>
              <Service href={link === null ? contentRoutes.contactUs() : linkTo(link)}>
                {image ? (
                  <Picture picture={image} alt="" sizes="58px" upTo={320} />
                ) : (
                  <Art file={`m-${plantOf(index)}.webp`} alt="" width={58} height={71} />
                )}
                <span>
                  <b className="block">
                    <StaffText text={title} />
                  </b>
                  <small className="small muted">
                    <StaffText text={text} />
                  </small>
                </span>
              </Service>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Returns the path if its page exists, since the shop's data may name a missing page. */
function linkTo(path: string): string | null {
  return isPage(path) ? path : null;
}

function Service({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className={styles.service}>{children}</div>;
  return (
    <Link className={styles.service} href={href}>
      {children}
      <Icon name="arrow-right" />
    </Link>
  );
}
