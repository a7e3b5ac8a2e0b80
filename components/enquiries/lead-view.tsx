import { useCompany } from '#company';
import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { Panel } from '@/components/ui/panel';
import { contactOf, DEPARTMENT_OF_LEAD } from '@/contract/shop/departments';
import type { CompanyLeadKind } from '@/lib/forms/enquiry-fields';
import type { Crumb } from '@/lib/seo/json-ld';
import { ContactCard } from './contact-card';
import styles from './enquiry-view.module.css';
import { LazyLeadForm } from './lazy-enquiry-forms.client';

interface LeadCopy {
  title: string;
  lead: string;
  ground: 'chandan' | 'asmani';
  motifs: string[];
  points: string[];
}

const COPY: Record<CompanyLeadKind, LeadCopy> = {
  business: {
    title: 'Business orders',
    lead: 'For shops, hotels, clinics and offices that buy in quantity. Tell us about your company and what you need.',
    ground: 'chandan',
    motifs: ['honey', 'ghee', 'coffee'],
    points: [
      'Bulk packs and mixed cartons from the same farms as the shop.',
      'Invoices with GST for every order.',
      'We answer by email, or call you if you leave a number.',
    ],
  },
  export: {
    title: 'Exports',
    lead: 'For importers and distributors outside India. Tell us about your company and your market.',
    ground: 'asmani',
    motifs: ['lemon', 'tulsi', 'aloe'],
    points: [
      'Goods are sent by sea or air from {city}.',
      'Labels and papers follow the rules of your market, where the maker can provide them.',
      'The questions help us to answer with a price at once. Leave out what is not decided yet.',
    ],
  },
};

/** The page of the business or the export form, with whom to ask beside it. */
export function LeadView({ kind, trail }: { kind: CompanyLeadKind; trail: Crumb[] }) {
  const t = useText();
  const company = useCompany();
  const { title, lead, ground, motifs, points } = COPY[kind];
  return (
    <>
      <PageHero title={title} lead={lead} trail={trail} ground={ground} motifs={motifs} />
      <div className={`wrap stack top ${styles.columns}`}>
        <div className={styles.quick}>
          <ContactCard
            title="Prefer to talk?"
            contact={contactOf(company, DEPARTMENT_OF_LEAD[kind])}
            hours={company.support.hours}
            hasAddress
          />
        </div>
        <div className={styles.form}>
          <LazyLeadForm kind={kind} />
        </div>
        <aside className={styles.side} aria-label={t('About this enquiry')}>
          <Panel>
            <ul className="stack gap-2-half bullets">
              {points.map((point) => (
                <li key={point}>{t(point, { city: t(company.address.city) })}</li>
              ))}
            </ul>
          </Panel>
        </aside>
      </div>
    </>
  );
}
