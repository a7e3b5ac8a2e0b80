import { PageHero } from '@/components/shared/page-hero';
import { Prose } from '@/components/shared/prose';
import type { Partner } from '@/contract/content/content';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import { PartnerCards } from './partner-cards';

interface PartnersViewProps {
  text: DisplayedText;
  partners: Partner[];
  trail: Crumb[];
}

/** The groups that the shop buys from and supports. */
export function PartnersView({ text, partners, trail }: PartnersViewProps) {
  return (
    <>
      <PageHero title={text.title} trail={trail} ground="chandan" motifs={['ghee', 'honey']} />
      <div className="wrap page-top">
        <Prose html={text.html} hasLead />
        <div className="mt-10">
          <PartnerCards partners={partners} />
        </div>
      </div>
    </>
  );
}
