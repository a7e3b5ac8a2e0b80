import type { ReactNode } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { useSettings } from '#settings';
import { PageHero } from '@/components/shared/page-hero';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { VaidyaCards } from '@/components/shared/vaidya-cards';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { Vaidya } from '@/contract/content/vaidyas';
import { contentRoutes } from '@/lib/content-routes';
import { consultationFee } from '@/lib/format/consultation-fee';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import { ContactPanel } from './contact-panel';
import { TextWithAside } from './text-with-aside';
import { ASK_ID, FACTS, stepsOf } from './vaidya-copy';
import styles from './vaidya-view.module.css';

interface VaidyaViewProps {
  text: DisplayedText;
  trail: Crumb[];
  vaidyas: readonly Vaidya[];
  /** The next free times, and the form for questions; a preview of the text has neither. */
  times?: ReactNode;
  ask?: ReactNode;
}

/** What a consultation is, how it works, and the way to the booking. */
export function VaidyaView({ text, trail, vaidyas, times, ask }: VaidyaViewProps) {
  const t = useText();
  const company = useCompany();
  const { consultation } = useSettings();
  return (
    <>
      <PageHero
        title={text.title}
        lead={t('A {minutes}-minute online call about food, routine and herbs.', {
          minutes: consultation.minutes,
        })}
        trail={trail}
        motifs={['ashwagandha', 'tulsi', 'neem']}
      >
        <ButtonLink href={contentRoutes.scheduleAppointment()} size="large">
          {t('Book an appointment')}
        </ButtonLink>
      </PageHero>
      {times && <Times>{times}</Times>}
      <Vaidyas vaidyas={vaidyas} />
      <Steps minutes={consultation.minutes} />
      <TextWithAside html={text.html}>
        <Elite />
        <Note>
          {t(
            'What a vaidya tells you is general information and does not replace a doctor. Ayurveda is not for emergencies: if it is urgent, see a doctor near you now.',
          )}
        </Note>
        <ContactPanel title="Ask a person first" contact={company.support}>
          {t(company.support.hours)}
        </ContactPanel>
      </TextWithAside>
      {ask}
      <Facts hasFaces={vaidyas.length > 0} />
    </>
  );
}

/** When somebody is there next; without scripts the page only says how to book. */
function Times({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <section className={`wrap page-top needs-scripts ${styles.times}`} aria-labelledby="free">
      <h2 id="free">{t('Next free times')}</h2>
      {children}
      <p className="hint">{t('India time. You choose any other day when you book.')}</p>
    </section>
  );
}

function Vaidyas({ vaidyas }: Pick<VaidyaViewProps, 'vaidyas'>) {
  const t = useText();
  if (vaidyas.length === 0) return null;
  return (
    <section className={`wrap page-top ${styles.people}`} aria-labelledby="vaidyas">
      <h2 id="vaidyas">{t('Who you talk to')}</h2>
      <VaidyaCards vaidyas={vaidyas} />
    </section>
  );
}

function Steps({ minutes }: { minutes: number }) {
  const t = useText();
  return (
    <section className={`wrap page-top ${styles.steps}`} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('How it works')}</h2>
      <ol>
        {stepsOf(minutes).map(({ title, text }) => (
          <li key={title}>
            <h3 className="mb-1">{t(title)}</h3>
            <p className="muted">{t.filled(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Elite() {
  const t = useText();
  const { membershipName } = useCompany();
  const { consultation, elite } = useSettings();
  return (
    <Panel className={`stack hug gap-2 ${styles.elite}`}>
      <h2>{t.filled(consultationFee(consultation.fee))}</h2>
      <p>
        {t('Members are answered first: in {hours} hours with {name}.', {
          hours: elite.reply_hours,
          name: membershipName,
        })}
      </p>
      <Link className="inline-row touch link" href={routes.membershipPlans()}>
        {t('See what {name} includes', { name: membershipName })}
      </Link>
      <a className="inline-row touch link" href={`#${ASK_ID}`}>
        {t('Ask in writing')}
      </a>
    </Panel>
  );
}

/** Who they are is told by their faces, where there are any. */
function Facts({ hasFaces }: { hasFaces: boolean }) {
  const t = useText();
  const facts = hasFaces ? FACTS.slice(1) : FACTS;
  return (
    <section className={styles.band} aria-labelledby="good-to-know">
      <div className="wrap section">
        <h2 id="good-to-know">{t('Good to know')}</h2>
        <dl>
          {facts.map(({ title, text }) => (
            <div key={title}>
              <dt className="mb-1 title">{t(title)}</dt>
              <dd>{t.filled(text)}</dd>
            </div>
          ))}
        </dl>
        <p className="small">
          <TextWithElements
            text="What you tell about your health is read only by the vaidya and those who arrange the appointment. See the {policy}."
            elements={{
              policy: (
                <Link className="link" href={contentRoutes.privacyPolicy()}>
                  {t('privacy policy')}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </section>
  );
}
