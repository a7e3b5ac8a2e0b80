import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stars } from '@/components/ui/stars';
import { SHIPPING_PAISE } from '@/contract/limits';
import type { PlanOffer } from '@/contract/memberships';
import { wholeRupees } from '@/contract/money';
import { MEMBERSHIP_NAME } from '@/contract/shop';
import { JoinBox } from './join-box.client';
import { BENEFITS, QUESTIONS, TESTIMONIALS } from './plans-copy';
import styles from './plans-view.module.css';

/** The benefits, prices, reviews and FAQs of the membership. */
export function PlansView({ plans }: { plans: PlanOffer[] }) {
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.inside}`}>
          <div className={`${styles.text} on-dark`}>
            <p className={styles.name}>{MEMBERSHIP_NAME}</p>
            <h1>Free delivery, every order</h1>
            <p className={styles.lead}>
              Members pay {wholeRupees(0)} delivery instead of {wholeRupees(SHIPPING_PAISE)}, get
              priority packing, and talk to our vaidya without a fee.
            </p>
          </div>
          <JoinBox plans={plans} />
        </div>
      </section>
      <Benefits />
      <Testimonials />
      <Questions />
    </>
  );
}

function Benefits() {
  return (
    <section className="wrap section" aria-labelledby="benefits">
      <SectionHeading id="benefits" title="What members get" />
      <ul className={styles.benefits}>
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" size={30} strokeWidth={1.5} />
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonials() {
  return (
    <section className={styles.said} aria-labelledby="testimonials">
      <div className="wrap section">
        <SectionHeading id="testimonials" title="What members say" />
        <ul className={styles.testimonials}>
          {TESTIMONIALS.map(({ name, city, rating, text }) => (
            <li key={name}>
              <figure>
                <Stars value={rating} />
                <blockquote>{text}</blockquote>
                <figcaption>
                  <b>{name}</b>, {city}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section className="wrap wrap-narrow section" aria-labelledby="questions">
      <SectionHeading id="questions" title="Questions and answers" />
      <Accordion>
        {QUESTIONS.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
