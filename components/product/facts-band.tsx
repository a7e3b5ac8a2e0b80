import { useText } from '#language';
import { RichText } from '@/components/shared/raw-html';
import { VaidyaBand } from '@/components/shared/vaidya-band';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { ProductDetail } from '@/contract/catalogue/product';
import type { Vaidya } from '@/contract/content/vaidyas';
import { contentRoutes } from '@/lib/content-routes';
import type { CleanHtml } from '@/lib/view/rich-text';
import styles from './facts-band.module.css';
import { pictureAlt } from './picture-alt';
import { labelFacts } from './product-facts';

/** Longer facts take the whole width, in letters. */
const WIDE_FROM = 44;

interface FactsBandProps {
  /** Of goods that are medicine: whom to ask about them. */
  vaidyas?: readonly Vaidya[] | undefined;
  product: ProductDetail & { description: CleanHtml };
}

/** The contents of the pack, the facts of its label, and its uses. */
export function FactsBand({ product, vaidyas }: FactsBandProps) {
  const t = useText();
  const plate = product.images.find((image) => image.view === 'plate');
  return (
    <section className={`${styles.band} below-fold`} aria-labelledby="facts">
      <div className={`wrap stack top ${styles.grid}`}>
        {plate ? (
          <figure>
            <Picture
              picture={plate.picture}
              alt={pictureAlt(plate, product, t)}
              sizes="(max-width: 1180px) 220px, 300px"
            />
          </figure>
        ) : null}
        <div className={styles.what}>
          <h2 id="facts">{t('What is in it')}</h2>
          <RichText html={product.description} />
          <dl className={styles.facts}>
            {labelFacts(product, t).map(([term, value, help]) => (
              <Fact key={term} term={term} value={t.filled(value)} help={help} />
            ))}
          </dl>
        </div>
        <Benefits benefits={product.benefits} hasBand={vaidyas !== undefined} />
        {vaidyas && (
          <div className="all-columns">
            <VaidyaBand vaidyas={vaidyas} about="medicine" />
          </div>
        )}
      </div>
    </section>
  );
}

interface FactProps {
  term: string;
  value: string;
  help: string | undefined;
}

function Fact({ term, value, help }: FactProps) {
  const t = useText();
  return (
    <div data-wide={value.length > WIDE_FROM || undefined}>
      <dt>{t(term)}</dt>
      <dd
        className="strong wrap-anywhere"
        lang={/[a-z]{3}/.test(value) ? t.langOf(value) : undefined}
      >
        {value}
      </dd>
      {help && (
        <dd className="caption" lang={t.langOf(help)}>
          {help}
        </dd>
      )}
    </div>
  );
}

interface BenefitsProps {
  benefits: string[];
  /** The way to the vaidya is below them. */
  hasBand: boolean;
}

function Benefits({ benefits, hasBand }: BenefitsProps) {
  const t = useText();
  if (benefits.length === 0) return null;
  return (
    <div className={styles.benefits}>
      <h2>{t('Benefits')}</h2>
      <ul className="stack gap-3">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            <span lang={t.langOf(benefit)}>{benefit}</span>
          </li>
        ))}
      </ul>
      <p className={`mt-4 small ${styles.note}`}>
        {t('General information, not medical advice.')} {!hasBand && <AskVaidya />}
      </p>
    </div>
  );
}

function AskVaidya() {
  const t = useText();
  return (
    <>
      <Link className="link" href={contentRoutes.consultOurVaidya()}>
        {t('Ask our vaidya')}
      </Link>{' '}
      {t('what suits you.')}
    </>
  );
}
