import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { Prose } from '@/components/shared/prose';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Partner } from '@/contract/content/content';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import styles from './partners-view.module.css';

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
        <ul className={`stack mt-10 ${styles.partners}`}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerCard partner={partner} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function PartnerCard({ partner: { name, kind, text, image, url } }: { partner: Partner }) {
  const t = useText();
  return (
    <article className={`close ${styles.card}`}>
      {image && (
        <div className={`mb-3-half notch frame ${styles.picture}`}>
          <Picture
            picture={image}
            alt=""
            sizes="(max-width: 600px) 92vw, (max-width: 1000px) 46vw, 400px"
          />
        </div>
      )}
      <p className="small muted">
        <StaffText text={kind} />
      </p>
      <h2>
        <StaffText text={name} />
      </h2>
      <p>
        <StaffText text={text} />
      </p>
      {url && (
        <a className="link inline-row touch" href={url} target="_blank" rel="noopener noreferrer">
          {t('Their site')}
          <span className="visually-hidden">
            {t(': {name}, opens in a new tab', { name: t(name) })}
          </span>
        </a>
      )}
    </article>
  );
}
