import { useCompany } from '#company';
import { useText } from '#language';
import { useSettings } from '#settings';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { clockTime, hoursText, weekdayName } from '@/contract/messages/dates';
import { routes } from '@/lib/routes';
import { AskOrJoin } from './ask-or-join.client';
import styles from './ask-vaidya.module.css';
import { ASK_ID } from './vaidya-copy';

/** Questions in writing: for members the form, for others what it is and how to join. */
export function AskVaidya() {
  const t = useText();
  const { membershipName: name, support } = useCompany();
  const { elite } = useSettings();
  return (
    <section id={ASK_ID} className={`wrap section ${styles.ask}`} aria-labelledby="ask">
      <div>
        <h2 id="ask">{t('Ask in writing')}</h2>
        <p className="mt-2">
          {t(
            'With {name} you send the vaidya a question and get the answer by email, in {hours} working hours.',
            {
              name,
              hours: elite.reply_hours,
            },
          )}
        </p>
        <p className="mt-2 small muted">
          <WorkingHours />
        </p>
      </div>
      <Panel variant="cotton">
        <noscript>
          <Note>
            {t('This form needs JavaScript. Without it, members write to {email}.', {
              email: support.email,
            })}
          </Note>
        </noscript>
        <AskOrJoin>
          <p>{t('For members of {name}. Everybody can book a call.', { name })}</p>
          <p className="cluster gap-3 mt-4">
            <ButtonLink href={routes.membershipPlans()}>{t('Join {name}', { name })}</ButtonLink>
          </p>
        </AskOrJoin>
      </Panel>
    </section>
  );
}

/** Which hours count. */
function WorkingHours() {
  const t = useText();
  const { reply_from: from, reply_until: until, reply_off: off } = useSettings().elite;
  const hours = t.filled(hoursText(clockTime(from), clockTime(until)));
  return off === null ? hours : t('{hours}, closed on {day}s', { hours, day: t(weekdayName(off)) });
}
