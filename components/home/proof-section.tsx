import { useText } from '#language';
import { Carousel } from '@/components/ui/carousel.client';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import type { DisplayedSection } from '@/lib/view/home-blocks';
import awardStyles from './awards-carousel.module.css';
import styles from './proof-section.module.css';

interface ProofSectionProps {
  awards?: DisplayedSection;
  licences?: DisplayedSection;
  nonGmo?: DisplayedSection;
}

/** Awards, licences and the non-GMO promise, each only if staff publish it. */
export function ProofSection({ awards, licences, nonGmo }: ProofSectionProps) {
  const t = useText();
  if (!awards && !licences && !nonGmo) return null;
  return (
    <section
      className={`section ${styles.proof} below-fold`}
      aria-label={t('Awards, licences and promises')}
    >
      <div className={`wrap split-1000 ${styles.grid}`}>
        {awards ? <AwardsCarousel section={awards} /> : null}
        {licences ? <Licences section={licences} /> : null}
        {nonGmo ? <NonGmo section={nonGmo} /> : null}
      </div>
    </section>
  );
}

function Licences({ section }: { section: DisplayedSection }) {
  return (
    <div>
      <h2 className="mb-4 title-size">
        <StaffText text={section.label} />
      </h2>
      <ul className={`stack gap-2-half ${styles.licences}`}>
        {section.images.map(({ image, title, text }) => (
          <li key={title} className="notch">
            {image ? <Picture picture={image} alt="" sizes="44px" upTo={320} /> : null}
            <b>
              <StaffText text={title} />
            </b>
            <span className="push muted num">
              <StaffText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NonGmo({ section }: { section: DisplayedSection }) {
  return (
    <div>
      <h2 className="mb-4 title-size">
        <StaffText text={section.label} />
      </h2>
      <div className={`row gap-5 ${styles.nonGmo}`}>
        {section.image ? <Picture picture={section.image} alt="" sizes="116px" upTo={320} /> : null}
        <p className="muted close">
          <StaffText text={section.description} />
        </p>
      </div>
    </div>
  );
}

const AWARDS_AUTOPLAY_MS = 3_000;

/** The shop's awards in a carousel. */
function AwardsCarousel({ section }: { section: DisplayedSection }) {
  const t = useText();
  return (
    <div>
      <Carousel
        label={t(section.label)}
        layout="head"
        head={
          <h2 className="title-size mb-4">
            <StaffText text={section.label} />
          </h2>
        }
        autoplayMs={AWARDS_AUTOPLAY_MS}
      >
        {section.images.map(({ image, title, text }) => (
          <div key={title} className={`row gap-4-half ${awardStyles.award}`}>
            {image ? <Picture picture={image} alt="" sizes="116px" upTo={320} /> : null}
            <p>
              <b className="block">
                <StaffText text={title} />
              </b>
              <span className="muted">
                <StaffText text={text} />
              </span>
            </p>
          </div>
        ))}
      </Carousel>
    </div>
  );
}
