import { useCompany } from '#company';
import { useText } from '#language';
import { useSettings } from '#settings';
import { PageHero } from '@/components/shared/page-hero';
import { Prose, ProseBlock } from '@/components/shared/prose';
import { Link } from '@/components/ui/link.client';
import { StaffText } from '@/components/ui/staff-text';
import { chargeRows } from '@/contract/messages/delivery';
import { englishText } from '@/contract/messages/text-with-values';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedText } from '@/lib/view/content';
import { ContactLines } from './contact-lines';
import { OfficerBox } from './officer-box';
import { POLICIES, type Policy } from './policies';
import styles from './policy-view.module.css';

interface PolicyViewProps {
  policy: Policy;
  text: DisplayedText;
  trail: Crumb[];
}

/** A policy: its sections, its text, whom to ask, and the other policies. */
export function PolicyView({ policy, text, trail }: PolicyViewProps) {
  const t = useText();
  return (
    <>
      <PageHero
        title={text.title}
        lead={text.updated && <Updated {...text.updated} />}
        trail={trail}
        ground="chandan"
        motifs={['tulsi']}
      />
      <div className={`wrap ${styles.policy}`}>
        <nav className={`no-print ${styles.contents}`} aria-label={t('On this page')}>
          <h2 className="mb-2 title-size">{t('On this page')}</h2>
          <ol>
            {text.headings
              .filter(({ level }) => level === 2)
              .map(({ id, text: heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <StaffText text={heading} />
                  </a>
                </li>
              ))}
          </ol>
        </nav>
        <div>
          {policy.key === POLICIES.shipping.key && (
            <div className={`mb-8 ${styles.charges}`}>
              <ProseBlock>
                <DeliveryCharges />
              </ProseBlock>
            </div>
          )}
          <Prose html={text.html} />
          <div className={`stack gap-6 ${styles.boxes}`}>
            {policy.hasOfficer && <OfficerBox />}
            <Questions policy={policy} />
          </div>
        </div>
        <OtherPolicies policy={policy} />
      </div>
    </>
  );
}

function Updated({ text, iso }: DisplayedMoment) {
  const t = useText();
  return (
    <>
      {t('Updated on')} <time dateTime={iso}>{t.filled(text)}</time>
    </>
  );
}

function Questions({ policy }: { policy: Policy }) {
  const t = useText();
  const { support, privacyEmail } = useCompany();
  const isPrivacy = policy.key === 'privacy-policy';
  return (
    <section className="close">
      <h2 className="mb-2 title-size">{t('Ask us')}</h2>
      <p>
        {isPrivacy
          ? t('Ask about your personal data, or withdraw a consent, by email.')
          : t('We answer {hours}.', { hours: t(support.hours) })}
      </p>
      <ContactLines contact={isPrivacy ? { phone: support.phone, email: privacyEmail } : support} />
    </section>
  );
}

function OtherPolicies({ policy }: { policy: Policy }) {
  const t = useText();
  const others = Object.values<Policy>(POLICIES).filter(({ key }) => key !== policy.key);
  return (
    <nav className={`no-print ${styles.others}`} aria-label={t('Other policies')}>
      <h2 className="mb-2 title-size">{t('Other policies')}</h2>
      <ul className="stack gap-3">
        {others.map(({ title, href, description }) => (
          <li key={href}>
            <Link className="inline-row touch strong link" href={href}>
              {t(title)}
            </Link>
            <p className="muted small">{t(description)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a delivery costs, by the rules that orders are charged by. */
function DeliveryCharges() {
  const t = useText();
  const rows = chargeRows(useSettings());
  return (
    <table>
      <caption>{t('What delivery costs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Order')}</th>
          <th scope="col">{t('Charge')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ order, charge }) => (
          <tr key={englishText(order)}>
            <td>{t.filled(order)}</td>
            <td>{t.filled(charge)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
