import { Link } from '@/components/ui/link.client';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  /** What they choose: `Status`. */
  label: string;
  options: { text: string; href: string; isCurrent: boolean }[];
}

/** Links to the parts of a list. */
export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={`cluster gap-2 mb-4 ${styles.filters}`}>
        {options.map(({ text, href, isCurrent }) => (
          <li key={text}>
            <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
