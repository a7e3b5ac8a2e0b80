import type { ReactNode } from 'react';
import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StaffText } from '@/components/ui/staff-text';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  lead?: ReactNode;
  trail: Crumb[];
  /** The flat dye behind it. */
  ground?: 'paan' | 'haldi' | 'gulab' | 'chandan' | 'asmani';
  /** Up to three plants of `public/art`: `mint` for `m-mint.webp`. */
  motifs?: string[];
  /** A button or a line of facts below the text. */
  children?: ReactNode;
}

/** The head of a page: title and lead on a flat dye, its plants on the ground at the right. */
export function PageHero(props: PageHeroProps) {
  const t = useText();
  const { title, lead, trail, ground = 'paan', motifs = [], children } = props;
  return (
    <header className={styles.hero} data-ground={ground}>
      <div className={`wrap flex between ${styles.inside}`}>
        <div className={`grow may-shrink ${styles.text}`}>
          <Breadcrumbs trail={trail} />
          <h1>
            <StaffText text={title} />
          </h1>
          {lead && <p className={styles.lead}>{t(lead)}</p>}
          {children && <div className="cluster middle gap-3 mt-5 no-print">{children}</div>}
        </div>
        {motifs.length > 0 && (
          <div className={styles.plants}>
            {motifs.map((motif) => (
              <Art key={motif} file={`m-${motif}.webp`} alt="" width={240} height={293} eager />
            ))}
          </div>
        )}
      </div>
    </header>
  );
}
