import { Link } from '@/components/ui/link.client';
import styles from './list-head.module.css';

/** The heading of a short list, with a link to the whole one. */
export function ListHead({ title, all, href }: { title: string; all: string; href: string }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <Link className="link small" href={href}>
        {all}
      </Link>
    </div>
  );
}
