import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import styles from './share.module.css';
import { ShareButtons } from './share-buttons.client';

interface ShareProps {
  name: string;
  /** The product's absolute URL. */
  url: string;
}

/**
 * Returns the share links of a product. Messenger is opened by its app's own scheme, as on phones:
 * its web dialog accepts links from registered Facebook apps only.
 */
function targets({ name, url }: ShareProps) {
  const text = encodeURIComponent(`${name} ${url}`);
  const link = encodeURIComponent(url);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    messenger: `fb-messenger://share/?link=${link}`,
    email: `mailto:?subject=${encodeURIComponent(name)}&body=${text}`,
  };
}

/** Options to share a product; includes the phone's share sheet where available. */
export function Share({ name, url }: ShareProps) {
  const t = useText();
  const to = targets({ name, url });
  return (
    <div className={`row gap-half mt-4 muted ${styles.share}`}>
      <span>{t('Share')}</span>
      <a
        className={`stack place-center ${styles.target}`}
        href={to.whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Share on WhatsApp')}
      >
        <BrandIcon brand="whatsapp" />
      </a>
      <a
        className={`stack place-center ${styles.target} ${styles.app}`}
        href={to.messenger}
        aria-label={t('Share on Messenger')}
      >
        <BrandIcon brand="messenger" />
      </a>
      <a
        className={`stack place-center ${styles.target}`}
        href={to.email}
        aria-label={t('Share by email')}
      >
        <Icon name="mail" />
      </a>
      <ShareButtons name={name} url={url} />
    </div>
  );
}
