import { useText } from '#language';
import { useSettings } from '#settings';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Vaidya } from '@/contract/content/vaidyas';
import { contentRoutes } from '@/lib/content-routes';
import styles from './vaidya-band.module.css';
import { Registration } from './vaidya-cards';

const TEXTS = {
  search: 'Our goods are food and care, no treatment. Not sure what suits you?',
  medicine: 'This is ayurvedic medicine. Not sure whether it suits you?',
};

interface VaidyaBandProps {
  vaidyas: readonly Vaidya[];
  /** What it stands beside: a search for an illness, or a medicine. */
  about: keyof typeof TEXTS;
}

/** Leads from goods and searches about ailments to the vaidya, by the face of the first one. */
export function VaidyaBand({ vaidyas, about }: VaidyaBandProps) {
  const t = useText();
  const { consultation } = useSettings();
  const [first] = vaidyas;
  return (
    <aside className={styles.band} aria-label={t('Ask our vaidya')}>
      {first?.portrait && (
        <div className={styles.portrait}>
          <Picture picture={first.portrait} alt={first.portrait_alt} sizes="88px" upTo={200} />
        </div>
      )}
      <div className={styles.text}>
        <p className="strong">{t(TEXTS[about])}</p>
        {first && (
          <div className={styles.who}>
            <p className="small">
              <StaffText text={first.name} />, <StaffText text={first.qualification} />
            </p>
            <Registration vaidya={first} isBrief />
          </div>
        )}
      </div>
      <ButtonLink href={contentRoutes.consultOurVaidya()} variant="line" className={styles.link}>
        {t(consultation.fee === 0 ? 'Ask our vaidya, it is free' : 'Ask our vaidya')}
      </ButtonLink>
    </aside>
  );
}
