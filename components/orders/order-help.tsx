import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { shopProfile } from '@/contract/shop';
import { contentRoutes } from '@/lib/content-routes';
import styles from './order-help.module.css';

const { support } = shopProfile;
const plain = (number: string) => number.replace(/[^+\d]/g, '');

/** How to reach a person about an order, with its number filled in. */
export function OrderHelp({ number }: { number: string }) {
  const t = useText();
  const subject = encodeURIComponent(`My order ${number}`);
  const text = encodeURIComponent(`Hello, this is about my order ${number}.`);
  return (
    <section className={styles.help} aria-label={t('Help with this order')}>
      <h2>{t('Help with this order')}</h2>
      <ul>
        <li>
          <a
            href={`https://wa.me/${plain(support.whatsapp).slice(1)}?text=${text}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <BrandIcon brand="whatsapp" />
            {t('WhatsApp us')}
          </a>
        </li>
        <li>
          <a href={`tel:${plain(support.phone)}`}>
            <Icon name="phone" />
            <span className="num">{support.phone}</span>
          </a>
        </li>
        <li>
          <a href={`mailto:${support.email}?subject=${subject}`}>
            <Icon name="mail" />
            {support.email}
          </a>
        </li>
        <li>
          <Link href={contentRoutes.faq()}>
            <Icon name="message-circle-question-mark" />
            {t('Questions and answers')}
          </Link>
        </li>
      </ul>
      <p className="muted small">{t(support.hours)}</p>
    </section>
  );
}
