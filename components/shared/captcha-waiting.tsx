import { Skeleton } from '@/components/ui/skeleton';
import styles from './captcha.module.css';

/** The box of a captcha until its service is there. */
export function CaptchaWaiting() {
  return <Skeleton className={styles.waiting} />;
}
