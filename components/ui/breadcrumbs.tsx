import styles from './breadcrumbs.module.css';
import { Link } from './link.client';

/** The way here from the home page. The last entry is this page and has no address. */
export function Breadcrumbs({ trail }: { trail: { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {trail.map(({ label, href }) => (
          <li key={`${href} ${label}`} aria-current={href ? undefined : 'page'}>
            {href ? <Link href={href}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
