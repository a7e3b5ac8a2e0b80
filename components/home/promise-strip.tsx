import { useText } from '#language';
import { useSettings } from '#settings';
import { Icon } from '@/components/ui/icon';
import { daysAcrossIndia, inOwnCity } from '@/contract/messages/delivery';
import { REPLACEMENT_DAYS } from '@/contract/shop/limits';
import styles from './promise-strip.module.css';

const PROMISES = [
  { icon: 'banknote' as const, title: 'Cash on delivery', text: 'Or pay online' },
  {
    icon: 'package-check' as const,
    title: { text: '{days}-day replacement', values: { days: REPLACEMENT_DAYS } },
    text: 'If it arrives damaged',
  },
  { icon: 'stethoscope' as const, title: 'Ask our vaidya', text: 'Online, by appointment' },
];

/** The promises for every order, in one line under the banner. */
export function PromiseStrip() {
  const t = useText();
  const { delivery } = useSettings();
  const days = {
    icon: 'truck' as const,
    title: daysAcrossIndia(delivery),
    text: inOwnCity(delivery),
  };
  return (
    <section className="line-below" aria-label={t('How we deliver')}>
      <ul className={`wrap stack between gap-3 gap-x-6 vana-icons ${styles.list}`}>
        {[days, ...PROMISES].map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <b className="block">{t.filled(title)}</b>
              <small className="small muted">{t.filled(text)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
