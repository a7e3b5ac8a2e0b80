import { useCompany } from '#company';
import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { whatsappHref } from '@/lib/format/phone';

interface QuickHelpProps {
  topClass: string | undefined;
  whatsappClass: string | undefined;
}

/** Back to the top and WhatsApp: in the header of phones, elsewhere floating over the page. */
export function QuickHelp({ topClass, whatsappClass }: QuickHelpProps) {
  const t = useText();
  const company = useCompany();
  return (
    <>
      <a className={topClass} href="#top" aria-label={t('Back to top')}>
        <Icon name="arrow-up" />
      </a>
      <a
        className={whatsappClass}
        href={whatsappHref(company.support.whatsapp)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Chat with us on WhatsApp')}
      >
        <BrandIcon brand="whatsapp" />
      </a>
    </>
  );
}
