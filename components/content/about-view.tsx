import { useCompany } from '#company';
import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { VaidyaCards } from '@/components/shared/vaidya-cards';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Partner } from '@/contract/content/content';
import type { Statistic } from '@/contract/content/home';
import type { Vaidya } from '@/contract/content/vaidyas';
import type { PictureData } from '@/contract/kit/shapes';
import { contentRoutes } from '@/lib/content-routes';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import styles from './about-view.module.css';
import { CompanyFacts } from './company-facts';
import { ContactPanel } from './contact-panel';
import { PartnerCards } from './partner-cards';
import { TextWithAside } from './text-with-aside';

interface AboutViewProps {
  text: DisplayedText;
  picture: PictureData | null;
  statistics: Statistic[];
  /** Some of the groups that the shop works with. */
  partners: Partner[];
  vaidyas: readonly Vaidya[];
  trail: Crumb[];
}

/** Where the people of the shop are met. */
const PEOPLE_LINKS = [
  { label: 'Visit one of our stores', href: contentRoutes.storeLocator() },
  { label: 'Talk to our vaidyas', href: contentRoutes.consultOurVaidya() },
  { label: 'Meet whom we work with', href: contentRoutes.inspireAndSupport() },
];

/** Who the shop is: text and picture, its people, figures, and the facts of the company. */
export function AboutView({ text, picture, statistics, partners, vaidyas, trail }: AboutViewProps) {
  const t = useText();
  const company = useCompany();
  return (
    <>
      <PageHero
        title={text.title}
        lead={t('{tagline}.', { tagline: t(company.tagline) })}
        trail={trail}
        motifs={['tulsi', 'marigold', 'coffee']}
      />
      <TextWithAside html={text.html}>
        {picture && (
          <div className={`frame ratio-product ${styles.picture}`}>
            <Picture picture={picture} alt="" sizes="(max-width: 1000px) 92vw, 400px" />
          </div>
        )}
        <ContactPanel title="Talk to a person" contact={company.support}>
          {t(company.support.hours)}
        </ContactPanel>
        <ul className={styles.ways}>
          {PEOPLE_LINKS.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>
                {t(label)}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </TextWithAside>
      <People partners={partners} vaidyas={vaidyas} />
      <Figures statistics={statistics} />
      <section className="wrap section" aria-labelledby="company">
        <h2 id="company">{t('The company behind {name}', { name: company.name })}</h2>
        <CompanyFacts />
      </section>
    </>
  );
}

/** Makers and vaidyas with their faces, where the shop has any. */
function People({ partners, vaidyas }: Pick<AboutViewProps, 'partners' | 'vaidyas'>) {
  const t = useText();
  return (
    <>
      {partners.length > 0 && (
        <section className="wrap stack gap-5 section" aria-labelledby="partners">
          <h2 id="partners">{t('Meet whom we work with')}</h2>
          <PartnerCards partners={partners} level="h3" />
        </section>
      )}
      {vaidyas.length > 0 && (
        <section className="wrap stack gap-5 section" aria-labelledby="vaidyas">
          <h2 id="vaidyas">{t('Who you talk to')}</h2>
          <VaidyaCards vaidyas={vaidyas} isCompact />
        </section>
      )}
    </>
  );
}

function Figures({ statistics }: { statistics: Statistic[] }) {
  const t = useText();
  const company = useCompany();
  if (statistics.length === 0) return null;
  return (
    <section className={styles.figures} aria-label={t('{name} in figures', { name: company.name })}>
      <dl className="wrap">
        {statistics.map(({ id, name, value }) => (
          <div key={id}>
            <dt>
              <StaffText text={name} />
            </dt>
            <dd>
              <StaffText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
