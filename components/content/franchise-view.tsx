import { useCompany } from '#company';
import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Link } from '@/components/ui/link.client';
import { contactOf } from '@/contract/shop/departments';
import { contentRoutes } from '@/lib/content-routes';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import { ContactPanel } from './contact-panel';
import { TextWithAside } from './text-with-aside';

/** What a franchise partner needs, and whom to call. */
export function FranchiseView({ text, trail }: { text: DisplayedText; trail: Crumb[] }) {
  const t = useText();
  const company = useCompany();
  return (
    <>
      <PageHero
        title={text.title}
        lead="Open a store with us in your city."
        trail={trail}
        ground="gulab"
        motifs={['rose', 'lotus', 'mint']}
      />
      <TextWithAside html={text.html}>
        <ContactPanel title="Talk about a store" contact={contactOf(company, 'franchise')}>
          {t(
            'Tell us your city, the space you have in mind and what you have done so far. We answer every message.',
          )}
        </ContactPanel>
        <p>
          <TextWithElements
            text="See how we do it: {stores}."
            elements={{
              stores: (
                <Link className="link" href={contentRoutes.storeLocator()}>
                  {t('our stores')}
                </Link>
              ),
            }}
          />
        </p>
      </TextWithAside>
    </>
  );
}
