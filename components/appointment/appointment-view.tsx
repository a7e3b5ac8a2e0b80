import { useCompany } from '#company';
import { useText } from '#language';
import { useSettings } from '#settings';
import { PageHero } from '@/components/shared/page-hero';
import { VaidyaCards } from '@/components/shared/vaidya-cards';
import { BrandIcon } from '@/components/ui/brand-icons';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { Vaidya } from '@/contract/content/vaidyas';
import { consultationFee } from '@/lib/format/consultation-fee';
import { phoneHref } from '@/lib/format/phone';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './appointment-view.module.css';
import { LazyAppointmentForm } from './lazy-appointment-form.client';

const STEPS = [
  'Choose a day from tomorrow onwards, and a time.',
  'The details reach you by email, with a file for your calendar.',
  'The vaidya calls you at that time.',
];

interface AppointmentViewProps {
  trail: Crumb[];
  vaidyas: readonly Vaidya[];
}

/** The page that books a consultation: the form, and beside it how it works and whom to ask. */
export function AppointmentView({ trail, vaidyas }: AppointmentViewProps) {
  const t = useText();
  const company = useCompany();
  const { consultation } = useSettings();
  return (
    <>
      <PageHero
        title="Talk to our vaidya"
        lead={t(
          'A {minutes}-minute online call. Bring your questions, reports and the names of anything you take.',
          { minutes: consultation.minutes },
        )}
        trail={trail}
        motifs={['ashwagandha', 'tulsi', 'neem']}
      />
      {vaidyas.length > 0 && (
        <section className={`wrap page-top ${styles.who}`} aria-label={t('Who you talk to')}>
          <VaidyaCards vaidyas={vaidyas} isCompact level="h2" />
        </section>
      )}
      <div className={`wrap split-1000 top ${styles.columns}`}>
        <div>
          <WithoutScripts />
          <LazyAppointmentForm />
        </div>
        <aside className="stack gap-4" aria-label={t('About the consultation')}>
          <Panel variant="cotton">
            <h2 className="title-size">{t('How it works')}</h2>
            <ol className={`stack gap-3-half mt-4 ${styles.steps}`}>
              {STEPS.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
            <p className="mt-4 strong">{t.filled(consultationFee(consultation.fee))}</p>
          </Panel>
          <Note>
            {t(
              'Ayurveda supports, it does not replace, care for an emergency. If it is urgent, see a doctor near you now.',
            )}
          </Note>
          <Panel>
            <h2 className="title-size">{t('Prefer to ask a person first?')}</h2>
            <p className={`${styles.when} muted small`}>{t(company.support.hours)}</p>
            <PhoneLink isBlock />
          </Panel>
        </aside>
      </div>
    </>
  );
}

/** The other ways to book; the form needs scripts for its robot check. */
function WithoutScripts() {
  const t = useText();
  const { whatsapp, email } = useCompany().support;
  return (
    <noscript>
      <Panel>
        <h2 className="mb-3 title-size">{t('Book with a person')}</h2>
        <p>
          {t(
            'The booking form needs JavaScript. Without it, call us, or write to us on WhatsApp or by email, with the day and the time you wish.',
          )}
        </p>
        <p className="cluster gap-3 mt-4">
          <PhoneLink />
          <a
            className={buttonClass({ variant: 'line' })}
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
          >
            <BrandIcon brand="whatsapp" width={18} height={18} />
            {t('WhatsApp')}
          </a>
          <a className={buttonClass({ variant: 'line' })} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      </Panel>
    </noscript>
  );
}

function PhoneLink({ isBlock = false }: { isBlock?: boolean }) {
  const { phone } = useCompany().support;
  return (
    <a className={buttonClass({ variant: 'line', block: isBlock })} href={phoneHref(phone)}>
      <Icon name="phone" />
      {phone}
    </a>
  );
}
