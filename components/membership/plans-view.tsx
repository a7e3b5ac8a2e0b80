import { useCompany } from '#company';
import { useText } from '#language';
import { useSettings } from '#settings';
import { Voices } from '@/components/shared/voices';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Panel } from '@/components/ui/panel';
import { SectionHeading } from '@/components/ui/section-heading';
import type { PlanOffer } from '@/contract/memberships/memberships';
import { usualCharge } from '@/contract/shop/delivery-charges';
import { wholeRupees } from '@/contract/shop/money';
import type { Crumb } from '@/lib/seo/json-ld';
import { JoinBox } from './join-box.client';
import { PlanChoice } from './plan-choice';
import { comparisonOf, questionsOf, TESTIMONIALS } from './plans-copy';
import styles from './plans-view.module.css';

interface PlansViewProps {
  plans: PlanOffer[];
  trail: Crumb[];
  /** Whether invented members may praise it. */
  isDemo: boolean;
}

/** The benefits, prices, reviews and FAQs of the membership. */
export function PlansView({ plans, trail, isDemo }: PlansViewProps) {
  const t = useText();
  const { membershipName } = useCompany();
  const { delivery, elite } = useSettings();
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap stack middle ${styles.inside}`}>
          <div className={`${styles.text} on-dark`}>
            <Breadcrumbs trail={trail} />
            <p className={styles.name}>{membershipName}</p>
            <h1 className={styles.title}>{t('Free delivery, every order')}</h1>
            <p className={`mt-3-half lead-size ${styles.lead}`}>
              {t(
                'Members pay {price} delivery instead of {charge}, get priority packing, and a reply from our vaidya in {hours} hours.',
                {
                  price: wholeRupees(0),
                  charge: wholeRupees(usualCharge(delivery)),
                  hours: elite.reply_hours,
                },
              )}
            </p>
          </div>
          <Panel className={styles.box}>
            <JoinBox>
              <PlanChoice plans={plans} />
            </JoinBox>
          </Panel>
        </div>
      </section>
      <Benefits />
      {isDemo && <Testimonials />}
      <Questions />
    </>
  );
}

/** The benefits as a table: what an order is like without and with the membership. */
function Benefits() {
  const t = useText();
  const { membershipName } = useCompany();
  const settings = useSettings();
  return (
    <section className="wrap section" aria-labelledby="benefits">
      <SectionHeading id="benefits" title="What members get" />
      <table className={`full text-left ${styles.comparison}`}>
        <thead>
          <tr>
            <td />
            <th className="strong" scope="col">
              {t('Without')}
            </th>
            <th scope="col" className={`strong ${styles.member}`}>
              {membershipName}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparisonOf(settings).map(({ title, text, without, member }) => (
            <tr key={title}>
              <th className="strong" scope="row">
                {t(title)}
                <span className={`block small regular muted ${styles.what}`}>{t.filled(text)}</span>
              </th>
              <td>{t.filled(without)}</td>
              <td className={styles.member}>{t.filled(member)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Testimonials() {
  const t = useText();
  return (
    <Voices
      id="testimonials"
      title="What members say"
      voices={TESTIMONIALS.map(({ text, city, ...voice }) => ({
        ...voice,
        text: t(text),
        of: t(city),
      }))}
    />
  );
}

function Questions() {
  const t = useText();
  const settings = useSettings();
  return (
    <section className={`wrap section stack top ${styles.questions}`} aria-labelledby="questions">
      <SectionHeading id="questions" title="Questions and answers" />
      <Accordion>
        {questionsOf(settings).map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>{t.filled(answer)}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
