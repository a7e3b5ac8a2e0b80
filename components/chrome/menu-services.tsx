import type { LucideIcon } from 'lucide-react';
import { CircleQuestionMark, Crown, Gift, MapPin, Newspaper, Stethoscope } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import { shopProfile } from '@/lib/shop-profile';
import styles from './menu.module.css';

const SERVICES: { icon: LucideIcon; text: string; href: string }[] = [
  { icon: Stethoscope, text: 'Consult our Vaidya', href: routes.consultOurVaidya() },
  { icon: Crown, text: `${shopProfile.name} Elite`, href: routes.subscriptionPlans() },
  { icon: Gift, text: 'Gift voucher', href: routes.giftVoucher() },
  { icon: MapPin, text: 'Stores', href: routes.storeLocator() },
  { icon: Newspaper, text: 'Journal', href: routes.blogs() },
  { icon: CircleQuestionMark, text: 'Help and FAQ', href: routes.faq() },
];

/** What the lines around the search offer on wide screens; on phones it stands in the drawer. */
export function MenuServices() {
  return (
    <ul className={styles.services}>
      {SERVICES.map(({ icon: Icon, text, href }) => (
        <li key={href}>
          <Link href={href}>
            <Icon aria-hidden="true" />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
