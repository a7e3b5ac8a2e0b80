import { useCompany } from '#company';
import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { contentRoutes } from '@/lib/content-routes';
import { phoneHref, whatsappHref } from '@/lib/format/phone';
import styles from './order-help.module.css';

/** How to reach a person about an order, with its number filled in. */
export function OrderHelp({ number }: { number: string }) {
  const t = useText();
  const { support } = useCompany();
  const subject = encodeURIComponent(t('My order {number}', { number }));
  const text = t('Hello, this is about my order {number}.', { number });
  return (
    <section className={styles.help} aria-label={t('Help with this order')}>
      <h2 className="mb-1 title-size">{t('Help with this order')}</h2>
      <ul>
        <li>
          <a href={whatsappHref(support.whatsapp, text)} target="_blank" rel="noopener noreferrer">
            <BrandIcon brand="whatsapp" />
            {t('WhatsApp us')}
          </a>
        </li>
        <li>
          <a href={phoneHref(support.phone)}>
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
