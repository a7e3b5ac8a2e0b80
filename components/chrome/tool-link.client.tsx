'use client';

import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/count-badge';
import { Link } from '@/components/ui/link.client';
import { useSession } from '@/lib/browser/use-session';
import { spokenCount } from '@/lib/format/counter';
import styles from './tool.module.css';

interface ToolLinkProps {
  name: string;
  href: string;
  /** Which counter of the session stands on the icon. */
  of: 'cartCount' | 'wishlistCount';
  /** The icon. */
  children: ReactNode;
}

/** A link of the header with a counter that comes and goes without moving anything. */
export function ToolLink({ name, href, of, children }: ToolLinkProps) {
  const { session } = useSession();
  const count = session[of];
  return (
    <Link
      href={href}
      className={`${styles.tool} ${styles.counted}`}
      aria-label={spokenCount(name, count)}
    >
      {children}
      <CountBadge count={count} />
      <span className={styles.label}>{name}</span>
    </Link>
  );
}
