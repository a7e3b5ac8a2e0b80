import { useText } from '#language';
import styles from './breadcrumbs.module.css';
import { Link } from './link.client';

/** The path from the home page. The last entry is the current page and has no link. */
export function Breadcrumbs({ trail }: { trail: { label: string; href?: string }[] }) {
  const t = useText();
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {trail.map(({ label, href }) => (
          <li key={`${href} ${label}`} aria-current={href ? undefined : 'page'}>
            {href ? <Link href={href}>{t(label)}</Link> : t(label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
