import { ChipLink, Chips } from '@/components/ui/chip';
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
      <Chips className={`mb-4 ${styles.filters}`}>
        {options.map(({ text, href, isCurrent }) => (
          <li key={text}>
            <ChipLink href={href} isCurrent={isCurrent}>
              {text}
            </ChipLink>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
