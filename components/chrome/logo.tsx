import { useCompany } from '#company';
import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { hasDrawnLogo } from '@/contract/shop/shop-names';
import { routes } from '@/lib/routes';
import styles from './logo.module.css';

/** More letters than these are written smaller. */
const SHORT_NAME = 14;

interface LogoProps {
  /** `light` is for dark backgrounds. */
  variant?: 'dark' | 'light';
  className?: string;
}

/**
 * The shop's logo, a home link: drawn for the demo shop, for others the mark with their name in type.
 * The caller sets the height in `--logo-h`.
 */
export function Logo({ variant = 'dark', className = '' }: LogoProps) {
  const t = useText();
  const { name } = useCompany();
  const isDrawn = hasDrawnLogo(name);
  const home = t('{name}, home', { name });
  const suffix = variant === 'light' ? '-light' : '';
  return (
    <Link
      href={routes.home()}
      className={`row may-shrink ${styles.logo} ${className}`}
      aria-label={isDrawn ? undefined : home}
    >
      <picture>
        <img
          className={styles.image}
          src={`/art/${isDrawn ? 'logo' : 'mark'}${suffix}.svg`}
          alt={isDrawn ? home : ''}
          width={isDrawn ? 166 : 50}
          height={50}
        />
      </picture>
      {!isDrawn && (
        <span
          className={`${styles.name} ${styles[variant]}`}
          data-long={name.length > SHORT_NAME || undefined}
        >
          {name}
        </span>
      )}
    </Link>
  );
}
