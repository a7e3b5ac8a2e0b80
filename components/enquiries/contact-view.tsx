import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { Note } from '@/components/ui/note';
import { shopProfile } from '@/contract/shop';
import type { Crumb } from '@/lib/seo/json-ld';
import { ContactCard, GrievanceCard } from './contact-card';
import styles from './enquiry-view.module.css';
import { LazyContactForm } from './lazy-enquiry-forms.client';

/** The contact page: the form, and beside it the other ways to reach the shop. */
export function ContactView({ trail }: { trail: Crumb[] }) {
  const t = useText();
  const { support } = shopProfile;
  return (
    <>
      <PageHero
        title="Contact us"
        lead="Write to us about a product, an order or anything else. A person reads it and answers by email."
        trail={trail}
        ground="gulab"
        motifs={['rose', 'mint', 'marigold']}
      />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <noscript>
            <Note tone="warning">
              {t(
                `This form needs JavaScript for its robot check. Without it, call us on ${support.phone} or write to ${support.email}.`,
              )}
            </Note>
          </noscript>
          <LazyContactForm />
        </div>
        <aside className={styles.side} aria-label={t('Other ways to reach us')}>
          <ContactCard
            title="Talk to a person"
            contact={support}
            hours={support.hours}
            hasAddress
          />
          <GrievanceCard />
        </aside>
      </div>
    </>
  );
}
