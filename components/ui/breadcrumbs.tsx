import { useText } from '#language';
import styles from './breadcrumbs.module.css';
import { Link } from './link.client';

interface BreadcrumbProps {
  label: string;
  href?: string;
  /** True: the title of a post, which is not translated. */
  isTitle?: boolean;
}

/** The path from the home page. The last entry is the current page and has no link. */
export function Breadcrumbs({ trail }: { trail: BreadcrumbProps[] }) {
  const t = useText();
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={styles.crumbs}>
        {trail.map((crumb) => (
          <Breadcrumb key={`${crumb.href} ${crumb.label}`} {...crumb} />
        ))}
      </ol>
    </nav>
  );
}

function Breadcrumb({ label, href, isTitle = false }: BreadcrumbProps) {
  const t = useText();
  const text = isTitle ? label : t(label);
  return (
    <li aria-current={href ? undefined : 'page'} lang={t.langOf(text)}>
      {href ? <Link href={href}>{text}</Link> : text}
    </li>
  );
}
