import { useCompany } from '#company';
import { useText } from '#language';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button-class';
import { Carousel } from '@/components/ui/carousel.client';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { StaffText } from '@/components/ui/staff-text';
import { contactOf } from '@/contract/shop/departments';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import { ContactPanel } from './contact-panel';
import { LandMap } from './land-map';
import styles from './land-view.module.css';
import { TextWithAside } from './text-with-aside';

const AUTOPLAY_MS = 10_000;

/** The drawings of `public/art`: `land-garden-wide.avif` and `land-garden-tall.avif`. */
const SLIDES = [
  { art: 'garden', title: 'A garden to share', text: 'Fruit and vegetables around every plot.' },
  { art: 'water', title: 'Rain, kept on the land', text: 'Ponds hold it, drip lines spread it.' },
  { art: 'house', title: 'A house for festivals', text: 'And for workshops on the other days.' },
];

/** The plotted-land project: banners, text, where it is, and whom to ask for a visit. */
export function LandView({ text, trail }: { text: DisplayedText; trail: Crumb[] }) {
  const t = useText();
  const company = useCompany();
  const { organicLiving: land } = company;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1 className="mb-5">
          <StaffText text={text.title} />
        </h1>
      </div>
      <div className="no-print">
        <Carousel label="The land" layout="over" autoplayMs={AUTOPLAY_MS} loop>
          {SLIDES.map((slide, index) => (
            <Slide key={slide.art} {...slide} isFirst={index === 0} />
          ))}
        </Carousel>
      </div>
      <TextWithAside html={text.html}>
        <Panel className="stack hug gap-3">
          <h2>{t('Where it is')}</h2>
          <LandMap />
          <address className="close" lang={t.langOf(t(land.siteAddress))}>
            {t(land.siteAddress)}
          </address>
          <a
            className={buttonClass({ variant: 'line', size: 'small' })}
            href={land.mapUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="map-pin" />
            {t('Open in OpenStreetMap')}
            <span className="visually-hidden">{t(', in a new tab')}</span>
          </a>
        </Panel>
        <ContactPanel title="Ask for a visit" contact={contactOf(company, 'organicLiving')}>
          {t('Site visits are by appointment. Call or write, and tell us how many you are.')}
        </ContactPanel>
      </TextWithAside>
    </>
  );
}

function Slide({ art, title, text, isFirst }: (typeof SLIDES)[number] & { isFirst: boolean }) {
  const t = useText();
  return (
    <div className={styles.slide} data-art={art}>
      <picture>
        <source
          media="(max-width: 600px)"
          srcSet={`/art/land-${art}-tall.avif`}
          width={800}
          height={1000}
        />
        <img
          src={`/art/land-${art}-wide.avif`}
          alt=""
          width={1600}
          height={600}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </picture>
      <div className={`wrap column center full ${styles.copy}`}>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
      </div>
    </div>
  );
}
