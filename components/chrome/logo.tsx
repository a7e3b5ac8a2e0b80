import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import { shopProfile } from '@/lib/shop-profile';

interface LogoProps {
  /** `light` stands on dark dyes. */
  look?: 'dark' | 'light';
  className?: string;
}

/** The name of the shop, which leads home. 3.32 times as wide as high; the caller sets the height. */
export function Logo({ look = 'dark', className }: LogoProps) {
  return (
    <Link href={routes.home()} className={className}>
      <picture>
        <img
          src={look === 'light' ? '/art/logo-light.svg' : '/art/logo.svg'}
          alt={`${shopProfile.name}, home`}
          width={166}
          height={50}
        />
      </picture>
    </Link>
  );
}
