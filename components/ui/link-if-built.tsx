import type { ReactNode } from 'react';
import { Link } from './link.client';

interface LinkIfBuiltProps {
  /** Null until the page exists: the text is then not a link. */
  href: string | null;
  className?: string;
  children: ReactNode;
}

/** A link in running text to a page that may not exist yet. */
export function LinkIfBuilt({ href, className, children }: LinkIfBuiltProps) {
  if (href === null) return children;
  return (
    <Link className={className} href={href}>
      {children}
    </Link>
  );
}
