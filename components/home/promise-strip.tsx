import { Banknote, PackageCheck, Stethoscope, Truck } from 'lucide-react';
import { REPLACEMENT_DAYS } from '@/contract/limits';
import { inAhmedabad, standardDays } from '@/contract/messages/delivery';
import styles from './promise-strip.module.css';

const PROMISES = [
  { Icon: Truck, title: standardDays('india'), text: inAhmedabad() },
  { Icon: Banknote, title: 'Cash on delivery', text: 'Or pay online' },
  {
    Icon: PackageCheck,
    title: `${REPLACEMENT_DAYS}-day replacement`,
    text: 'If it arrives damaged',
  },
  { Icon: Stethoscope, title: 'Ask our vaidya', text: 'Online, by appointment' },
];

/** The promises for every order, in one line under the banner. */
export function PromiseStrip() {
  return (
    <section className={styles.strip} aria-label="How we deliver">
      <ul className={`wrap ${styles.list}`}>
        {PROMISES.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={28} strokeWidth={1.5} />
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
