import { BrandIcon } from '@/components/ui/brand-icons';
import { Kinar } from '@/components/ui/kinar';
import { Link } from '@/components/ui/link.client';
import { shopProfile } from '@/lib/shop-profile';
import styles from './footer.module.css';
import { FooterContacts } from './footer-contacts';
import { FooterLegal } from './footer-legal';
import { FOOTER_LISTS } from './footer-lists';
import { Logo } from './logo';

const NETWORK_NAMES = { instagram: 'Instagram', youtube: 'YouTube', facebook: 'Facebook' } as const;

/** The same for everyone: every page of the shop, people to talk to, and what the law asks to name. */
export function Footer() {
  return (
    <footer className={`${styles.footer} on-dark`}>
      <Kinar />
      <div className="wrap">
        <div className={styles.grid}>
          <Brand />
          {FOOTER_LISTS.map((list) => (
            <nav key={list.title} className={styles[list.area]} aria-label={list.title}>
              <h2>{list.title}</h2>
              <ul>
                {list.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.text}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterContacts />
        </div>
        <FooterLegal />
      </div>
    </footer>
  );
}

function Brand() {
  return (
    <div className={styles.brand}>
      <Logo look="light" className={styles.logo} />
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
