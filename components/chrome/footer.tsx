import type { ReactNode } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Kinar } from '@/components/ui/kinar';
import { Link } from '@/components/ui/link.client';
import { hasPage } from '@/contract/shop/departments';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { FrameLink } from '@/lib/view/frame';
import styles from './footer.module.css';
import { FooterContacts, FooterLegal } from './footer-contacts';
import { Logo } from './logo';

const NETWORK_NAMES = { instagram: 'Instagram', youtube: 'YouTube', facebook: 'Facebook' } as const;

/** The footer around its content, which sleeps below the screen. */
export function FooterFrame({ children }: { children: ReactNode }) {
  return <footer className={`${styles.footer} on-dark below-fold`}>{children}</footer>;
}

/**
 * The same for everyone: links to all pages, contacts and the legal details.
 * @param pages those that staff have written
 */
export function Footer({ pages }: { pages: FrameLink[] }) {
  const { name } = useCompany();
  return (
    <>
      <Kinar />
      <div className="wrap">
        <div className={`no-print ${styles.grid}`}>
          <Brand />
          {FOOTER_LISTS.map((list) => (
            <LinkList
              key={list.area + list.title}
              {...list}
              title={list.title || name}
              links={list.area === 'company' ? [...list.links, ...pages] : list.links}
            />
          ))}
          <FooterContacts />
        </div>
        <FooterLegal />
      </div>
    </>
  );
}

/** A list of links. */
function LinkList({ title, area, links }: FooterList) {
  const t = useText();
  const company = useCompany();
  return (
    <nav className={styles[area]} aria-label={t(title)}>
      <h2>{t(title)}</h2>
      <ul>
        {links
          .filter(({ href }) => hasPage(company, href))
          .map(({ href, text }) => (
            <li key={href}>
              <Link href={href}>{t(text || company.membershipName)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Brand() {
  const t = useText();
  const company = useCompany();
  return (
    <div className={styles.brand}>
      <Logo variant="light" className={`fit mb-4 ${styles.logo}`} />
      <p>{t(company.about)}</p>
      <ul className={`flex gap-1 ${styles.social}`}>
        {company.social.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(NETWORK_NAMES[network])}
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
  /** Empty: the name of the shop. */
  title: string;
  /** The class of its cell in the footer's grid. */
  area: 'list' | 'company';
  /** An empty text: the name of the membership. */
  links: FrameLink[];
}

/** Every page that both specifications link to and the header does not show already. */
const FOOTER_LISTS: FooterList[] = [
  {
    title: 'Shop',
    area: 'list',
    links: [
      { text: 'All products', href: routes.shop() },
      { text: 'Gift voucher', href: routes.giftCard() },
      { text: '', href: routes.membershipPlans() },
      { text: 'Store locator', href: contentRoutes.storeLocator() },
      { text: 'Events', href: contentRoutes.events() },
      { text: 'Journal', href: contentRoutes.blogs() },
    ],
  },
  {
    title: 'Help',
    area: 'list',
    links: [
      { text: 'FAQ', href: contentRoutes.faq() },
      { text: 'Contact us', href: contentRoutes.contactUs() },
      { text: 'Consult our Vaidya', href: contentRoutes.consultOurVaidya() },
      { text: 'Shipping policy', href: contentRoutes.shippingPolicy() },
      { text: 'Returns and refunds', href: contentRoutes.returnPolicy() },
      { text: 'Terms and conditions', href: contentRoutes.terms() },
      { text: 'Privacy policy', href: contentRoutes.privacyPolicy() },
    ],
  },
  {
    title: '',
    area: 'company',
    links: [
      { text: 'About us', href: contentRoutes.aboutUs() },
      { text: 'Inspire and support', href: contentRoutes.inspireAndSupport() },
      { text: 'Organic living', href: contentRoutes.organicLiving() },
      { text: 'Franchise', href: contentRoutes.franchise() },
      { text: 'Business orders', href: contentRoutes.business() },
      { text: 'Exports', href: contentRoutes.exports() },
    ],
  },
];
