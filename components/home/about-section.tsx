import { useCompany } from '#company';
import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { StaffText } from '@/components/ui/staff-text';
import { contentRoutes } from '@/lib/content-routes';
import type { DisplayedSection } from '@/lib/view/home-blocks';
import styles from './about-section.module.css';
import sealStyles from './seals.module.css';

/** Notes on a label's parts. Each class sets a position: `--y` from the top, `--x` of the width. */
const MARKS = [
  { title: 'The plant', text: 'In two inks, from our own blocks', className: styles.plant },
  { title: 'What it is', text: 'Plain words, no cure claims', className: styles.what },
  { title: 'Its own name', text: 'In the script it grew up with', className: styles.own },
  { title: 'How much', text: 'Form and weight', className: styles.made },
];

interface AboutSectionProps {
  about?: DisplayedSection;
  certificates?: DisplayedSection;
}

/** The shop's introduction with its certificates, and an annotated pack. */
export function AboutSection({ about, certificates }: AboutSectionProps) {
  const t = useText();
  const { name } = useCompany();
  if (!about && !certificates) return null;
  return (
    <section className={`${styles.about} below-fold`} aria-labelledby="about">
      <div className={`wrap split-1000 middle ${styles.grid}`}>
        <div>
          <h2 id="about">
            <StaffText text={about?.label ?? certificates?.label ?? ''} />
          </h2>
          {about ? (
            <>
              <p className={`lead ${styles.lead}`}>
                <StaffText text={about.description} />
              </p>
              <ButtonLink variant="line" href={contentRoutes.aboutUs()}>
                {t('Read more')}
                <span className="visually-hidden"> {t('about {name}', { name })}</span>
              </ButtonLink>
            </>
          ) : null}
          {certificates ? <Seals section={certificates} /> : null}
        </div>
        {about?.image ? (
          <figure className={styles.reader}>
            <div className={`filled frame ratio-product ${styles.pack}`}>
              <Picture
                picture={about.image}
                alt="A pack with its plant, its name, how it is made and its weight on the front"
                sizes="(max-width: 600px) 60vw, 420px"
              />
            </div>
            <ol className="relative">
              {MARKS.map((mark) => (
                <li key={mark.title} className={mark.className}>
                  <b>{t(mark.title)}</b> {t(mark.text)}
                </li>
              ))}
            </ol>
          </figure>
        ) : null}
      </div>
    </section>
  );
}

/** The certificates of a section as round seals. */
function Seals({ section }: { section: DisplayedSection }) {
  const t = useText();
  return (
    <ul className={`cluster gap-3-half mt-10 ${sealStyles.seals}`} aria-label={t(section.label)}>
      {section.images.map(({ image, title }) =>
        image ? (
          <li key={title}>
            <Picture
              picture={image}
              alt={title}
              sizes="(max-width: 600px) 76px, 104px"
              upTo={320}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}
