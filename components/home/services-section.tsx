import { ArrowRight } from 'lucide-react';
import { Art } from '@/components/ui/art';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/contract/home';
import { routes } from '@/lib/routes';
import styles from './services-section.module.css';

/** Plants for the services that have no picture of their own. */
const PLANTS = ['tulsi', 'marigold', 'ashwagandha', 'rose'];

function plantOf(index: number): string {
  return PLANTS[index % PLANTS.length] ?? 'tulsi';
}

/** What the shop does beside selling, each leading to its page. */
export function ServicesSection({ section }: { section?: HomeSection }) {
  if (!section) return null;
  return (
    <section className={styles.services} aria-labelledby="services">
      <div className="wrap">
        <h2 id="services" className="visually-hidden">
          {section.label}
        </h2>
        <ul className={styles.list}>
          {section.images.map(({ image, title, text, link }, index) => (
            <li key={title}>
              <Link href={link ?? routes.contactUs()}>
                {image ? (
                  <Picture picture={image} alt="" sizes="58px" upTo={320} />
                ) : (
                  <Art file={`m-${plantOf(index)}.webp`} alt="" width={58} height={71} />
                )}
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <ArrowRight aria-hidden size={22} strokeWidth={1.75} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
