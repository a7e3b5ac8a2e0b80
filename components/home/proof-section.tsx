import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/contract/home';
import { AwardsCarousel } from './awards-carousel';
import styles from './proof-section.module.css';

interface ProofSectionProps {
  awards?: HomeSection;
  licences?: HomeSection;
  nonGmo?: HomeSection;
}

/** Awards, licences and the non-GMO promise, each only where staff show it. */
export function ProofSection({ awards, licences, nonGmo }: ProofSectionProps) {
  if (!awards && !licences && !nonGmo) return null;
  return (
    <section className={`section ${styles.proof}`} aria-label="Awards, licences and promises">
      <div className={`wrap ${styles.grid}`}>
        {awards ? <AwardsCarousel section={awards} /> : null}
        {licences ? <Licences section={licences} /> : null}
        {nonGmo ? <NonGmo section={nonGmo} /> : null}
      </div>
    </section>
  );
}

function Licences({ section }: { section: HomeSection }) {
  return (
    <div>
      <h2>{section.label}</h2>
      <ul className={styles.licences}>
        {section.images.map(({ image, title, text }) => (
          <li key={title} className="notch">
            {image ? <Picture picture={image} alt="" sizes="44px" upTo={320} /> : null}
            <b>{title}</b>
            <span className="num">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NonGmo({ section }: { section: HomeSection }) {
  return (
    <div>
      <h2>{section.label}</h2>
      <div className={styles.nonGmo}>
        {section.image ? <Picture picture={section.image} alt="" sizes="116px" upTo={320} /> : null}
        <p>{section.description}</p>
      </div>
    </div>
  );
}
