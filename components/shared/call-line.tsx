import { useCompany } from '#company';
import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { phoneHref } from '@/lib/format/phone';
import styles from './call-line.module.css';

/** Whom to call, and when somebody answers: help in sight where a purchase may stop. */
export function CallLine({ className }: { className?: string }) {
  const t = useText();
  const { phone, hours } = useCompany().support;
  return (
    <a className={classNames(styles.line, className)} href={phoneHref(phone)}>
      <Icon name="phone" />
      <span>
        <span className={styles.number}>{t('Call {phone}', { phone })}</span>{' '}
        <small className="block">{t(hours)}</small>
      </span>
    </a>
  );
}
