import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { shopProfile } from '@/contract/shop/shop';
import { whatsappHref } from '@/lib/format/phone';

interface QuickHelpProps {
  topClass: string | undefined;
  whatsappClass: string | undefined;
}

/** Back to the top and WhatsApp: in the header of phones, elsewhere floating over the page. */
export function QuickHelp({ topClass, whatsappClass }: QuickHelpProps) {
  const t = useText();
  return (
    <>
      <a className={topClass} href="#top" aria-label={t('Back to top')}>
        <Icon name="arrow-up" />
      </a>
      <a
        className={whatsappClass}
        href={whatsappHref(shopProfile.support.whatsapp)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Chat with us on WhatsApp')}
      >
        <BrandIcon brand="whatsapp" />
      </a>
    </>
  );
}
