import styles from './breadcrumbs.module.css';
import { Link } from './link.client';

/** The path from the home page. The last entry is the current page and has no link. */
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
