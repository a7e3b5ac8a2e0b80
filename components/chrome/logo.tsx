import { useCompany } from '#company';
import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import styles from './logo.module.css';

interface LogoProps {
  /** `light` is for dark backgrounds. */
  variant?: 'dark' | 'light';
  className?: string;
}

/** The shop's logo, a home link. 3.32 times as wide as high; the caller sets the height. */
export function Logo({ variant = 'dark', className }: LogoProps) {
  const t = useText();
  const company = useCompany();
  return (
    <Link href={routes.home()} className={className}>
      <picture>
        <img
          className={styles.image}
          src={variant === 'light' ? '/art/logo-light.svg' : '/art/logo.svg'}
          alt={t('{name}, home', { name: company.name })}
          width={166}
          height={50}
        />
      </picture>
    </Link>
  );
}
