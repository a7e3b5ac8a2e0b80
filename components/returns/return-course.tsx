import { useText } from '#language';
import {
  nextReturnState,
  PAID_BACK,
  RETURN_STATE_NAMES,
  type ReturnState,
} from '@/contract/returns/return-states';
import type { DisplayedReturn } from '@/lib/view/returns';
import styles from './return-course.module.css';

/** When the next step of an open request comes, or what it depends on. */
const NEXT_HINTS: Partial<Record<ReturnState, string>> = {
  requested: 'Within one working day',
  approved: 'We call you first if our courier has to collect the goods',
  collected: 'Within 2 working days of the arrival with us',
};

/** The states of a request with their days, and what comes next. */
export function ReturnCourse({ request }: { request: DisplayedReturn }) {
  const t = useText();
  const { steps, return_state: state, remedy, paidBack } = request;
  const next = nextReturnState(state, remedy);
  const last = steps.length - 1;
  return (
    <ol className={`stack gap-3 ${styles.course}`} aria-label={t('Course of the request')}>
      {steps.map(({ state: reached, moment }, index) => (
        <li
          key={`${reached} ${moment.iso}`}
          data-position={next && index === last ? 'now' : 'done'}
          aria-current={index === last && !paidBack ? 'step' : undefined}
        >
          <b>{t(RETURN_STATE_NAMES[reached])}</b>
          <time dateTime={moment.iso}>{t.filled(moment.text)}</time>
        </li>
      ))}
      {paidBack && (
        <li data-position="done" aria-current="step">
          <b>{t(PAID_BACK)}</b>
          <time dateTime={paidBack.iso}>{t.filled(paidBack.text)}</time>
        </li>
      )}
      {next && (
        <li data-position="next">
          <b>
            {t(next === 'approved' ? 'Our answer' : RETURN_STATE_NAMES[next])}
            <span className="visually-hidden"> {t('(still to come)')}</span>
          </b>
          <span>{t(NEXT_HINTS[state])}</span>
        </li>
      )}
    </ol>
  );
}
