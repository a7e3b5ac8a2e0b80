import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { Vaidya } from '@/contract/content/vaidyas';
import styles from './vaidya-cards.module.css';

interface VaidyaCardsProps {
  vaidyas: readonly Vaidya[];
  /** Beside a form: without what they say of themselves. */
  isCompact?: boolean;
  /** The level of the names below the heading of their section. */
  level?: 'h2' | 'h3';
}

/** The people who answer: face, qualification, register, languages and hours. */
export function VaidyaCards({ vaidyas, isCompact = false, level = 'h3' }: VaidyaCardsProps) {
  return (
    <ul className={styles.cards} data-compact={isCompact || undefined}>
      {vaidyas.map((vaidya) => (
        <li key={vaidya.id}>
          <VaidyaCard vaidya={vaidya} isCompact={isCompact} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface VaidyaCardProps extends Required<Omit<VaidyaCardsProps, 'vaidyas'>> {
  vaidya: Vaidya;
}

function VaidyaCard({ vaidya, isCompact, level: Name }: VaidyaCardProps) {
  const { portrait, portrait_alt: alt, about } = vaidya;
  return (
    <article className={styles.card}>
      {portrait && (
        <div className={styles.portrait}>
          <Picture picture={portrait} alt={alt} sizes={isCompact ? '76px' : '132px'} upTo={400} />
        </div>
      )}
      <div className={styles.who}>
        <Name className={styles.name}>
          <StaffText text={vaidya.name} />
        </Name>
        <p className="small strong">
          <StaffText text={vaidya.qualification} />
        </p>
        <Registration vaidya={vaidya} isBrief={isCompact} />
      </div>
      <ul className={`small vana-icons ${styles.facts}`}>
        <Fact icon="languages" text={vaidya.speaks} />
        <Fact icon="clock" text={vaidya.hours} />
      </ul>
      {!isCompact && about && (
        <p className={styles.about}>
          <StaffText text={about} />
        </p>
      )}
    </article>
  );
}

interface RegistrationProps {
  vaidya: Vaidya;
  /** On phones without the name of the register, which the page of consultations has. */
  isBrief: boolean;
}

/** What anybody can look up in the register. */
export function Registration({ vaidya, isBrief }: RegistrationProps) {
  const t = useText();
  return (
    <p className="small muted wrap-anywhere">
      {t('Registration {number}', { number: vaidya.registration_number })}
      <span className={styles.council} data-brief={isBrief || undefined}>
        , <StaffText text={vaidya.council} />
      </span>
    </p>
  );
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  if (!text) return null;
  return (
    <li>
      <Icon name={icon} />
      <StaffText text={text} />
    </li>
  );
}
