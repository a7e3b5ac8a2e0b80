import { BrandIcon } from '@/components/ui/brand-icons';
import { Kinar } from '@/components/ui/kinar';
import { Link } from '@/components/ui/link.client';
import { MEMBERSHIP_NAME, shopProfile } from '@/contract/shop';
import { routes } from '@/lib/routes';
import styles from './footer.module.css';
import { FooterContacts, FooterLegal } from './footer-contacts';
import { Logo } from './logo';

const NETWORK_NAMES = { instagram: 'Instagram', youtube: 'YouTube', facebook: 'Facebook' } as const;

/** The footer, the same for everyone: links to all pages, contacts and the legal details. */
export function Footer() {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <Kinar />
      <div className="wrap">
        <div className={styles.grid}>
          <Brand />
          {FOOTER_LISTS.map((list) => (
            <LinkList key={list.title} {...list} />
          ))}
          <FooterContacts />
        </div>
        <FooterLegal />
      </div>
    </footer>
  );
}

/** A list of links. */
function LinkList({ title, area, links }: FooterList) {
  return (
    <nav className={styles[area]} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Brand() {
  return (
    <div className={styles.brand}>
      <Logo variant="light" className={styles.logo} />
      <p>{shopProfile.about}</p>
      <ul className={styles.social}>
        {shopProfile.social.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={NETWORK_NAMES[network]}
            >
              <BrandIcon brand={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterList {
  title: string;
  /** The class of its cell in the footer's grid. */
  area: 'list' | 'company';
  links: { text: string; href: string }[];
}

/** Every page that both specifications link to and the header does not show already. */
const FOOTER_LISTS: FooterList[] = [
  {
    title: 'Shop',
    area: 'list',
    links: [
      { text: 'All products', href: routes.shop() },
      { text: 'Gift voucher', href: routes.giftCard() },
      { text: MEMBERSHIP_NAME, href: routes.membershipPlans() },
      { text: 'Store locator', href: routes.storeLocator() },
      { text: 'Events', href: routes.events() },
      { text: 'Journal', href: routes.blogs() },
    ],
  },
  {
    title: 'Help',
    area: 'list',
    links: [
      { text: 'FAQ', href: routes.faq() },
      { text: 'Contact us', href: routes.contactUs() },
      { text: 'Consult our Vaidya', href: routes.consultOurVaidya() },
      { text: 'Shipping policy', href: routes.shippingPolicy() },
      { text: 'Returns and refunds', href: routes.returnPolicy() },
      { text: 'Terms and conditions', href: routes.terms() },
      { text: 'Privacy policy', href: routes.privacyPolicy() },
    ],
  },
  {
    title: shopProfile.name,
    area: 'company',
    links: [
      { text: 'About us', href: routes.aboutUs() },
      { text: 'Inspire and support', href: routes.inspireAndSupport() },
      { text: 'Organic living', href: routes.organicLiving() },
      { text: 'Franchise', href: routes.franchise() },
      { text: 'Business orders', href: routes.business() },
      { text: 'Exports', href: routes.exports() },
    ],
  },
];
