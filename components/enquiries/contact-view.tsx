import { useCompany } from '#company';
import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { Note } from '@/components/ui/note';
import type { Crumb } from '@/lib/seo/json-ld';
import { ContactCard, GrievanceCard } from './contact-card';
import styles from './enquiry-view.module.css';
import { LazyContactForm } from './lazy-enquiry-forms.client';

/** The contact page: phone and chat before the form on phones, beside it on wider screens. */
export function ContactView({ trail }: { trail: Crumb[] }) {
  const t = useText();
  const { support } = useCompany();
  return (
    <>
      <PageHero
        title="Contact us"
        lead="Write to us about a product, an order or anything else. A person reads it and answers by email."
        trail={trail}
        ground="gulab"
        motifs={['rose', 'mint', 'marigold']}
      />
      <div className={`wrap stack top ${styles.columns}`}>
        <div className={styles.quick}>
          <ContactCard
            title="Talk to a person"
            contact={support}
            hours={support.hours}
            hasAddress
          />
        </div>
        <div className={styles.form}>
          <noscript>
            <Note tone="warning">
              {t(
                'This form needs JavaScript for its robot check. Without it, call us on {phone} or write to {email}.',
                { phone: t(support.phone), email: t(support.email) },
              )}
            </Note>
          </noscript>
          <LazyContactForm />
        </div>
        <div className={styles.side}>
          <GrievanceCard />
        </div>
      </div>
    </>
  );
}
