import { Chips, RemoveChip } from '@/components/ui/chip';
import { Link } from '@/components/ui/link.client';
import type { ActiveFilter } from './active-filters';
import styles from './listing.module.css';
import { part } from './listing-parts';

interface ActiveChipsProps {
  filters: ActiveFilter[];
  /** The listing without any of them. */
  clearHref: string;
}

/** What the shopper asked for; each chip takes its own away. */
export function ActiveChips({ filters, clearHref }: ActiveChipsProps) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.chips} {...part('links')}>
      <Chips aria-label="Active filters">
        {filters.map(({ label, href }) => (
          <li key={href}>
            <RemoveChip href={href}>{label}</RemoveChip>
          </li>
        ))}
        <li>
          <Link className={`link small ${styles.clear}`} href={clearHref}>
            Clear all
          </Link>
        </li>
      </Chips>
    </div>
  );
}
