import { useText } from '#language';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Partner } from '@/contract/content/content';
import styles from './partner-cards.module.css';

interface PartnerCardsProps {
  partners: readonly Partner[];
  /** The level of the names. */
  level?: 'h2' | 'h3';
}

/** Groups that the shop works with, each with its picture; on phones the picture is beside. */
export function PartnerCards({ partners, level = 'h2' }: PartnerCardsProps) {
  return (
    <ul className={`stack ${styles.partners}`}>
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerCard partner={partner} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface PartnerCardProps {
  partner: Partner;
  level: 'h2' | 'h3';
}

function PartnerCard({ partner, level: Name }: PartnerCardProps) {
  const t = useText();
  const { name, kind, text, image, url } = partner;
  return (
    <article className={`close ${styles.card}`}>
      {image && (
        <div className={`notch frame ${styles.picture}`}>
          <Picture
            picture={image}
            alt=""
            sizes="(max-width: 600px) 116px, (max-width: 1000px) 46vw, 400px"
          />
        </div>
      )}
      <div>
        <p className="small muted">
          <StaffText text={kind} />
        </p>
        <Name className={styles.name}>
          <StaffText text={name} />
        </Name>
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
      </div>
    </article>
  );
}
