import { Link } from './link.client';
import styles from './tabs.module.css';

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { label: string; href: string; current: boolean }[];
}

/** Tabs that are addresses: each can be linked to, opened in a new window and used without scripts. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
