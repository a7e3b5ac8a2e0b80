import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { type FirstStepRow, SAMPLED_STEPS } from '@/contract/staff/first-steps';
import { staffApi } from '@/lib/api-routes/staff';
import { routes } from '@/lib/routes';
import { STEP_TEXTS } from './first-step-texts';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  steps: readonly FirstStepRow[];
  /** A demo shop never does them all: it has a line that opens them. */
  isDemo: boolean;
}

/** What a new shop has still to do before it sells; nothing once all is done. */
export function FirstSteps({ steps, isDemo }: FirstStepsProps) {
  const done = steps.filter(({ is_done }) => is_done).length;
  if (done === steps.length) return null;
  const count = `${done} of ${steps.length} done`;
  const list = (
    <ol className={`stack mt-2 ${styles.steps}`}>
      {steps.map((row) => (
        <Step key={row.step} row={row} />
      ))}
    </ol>
  );
  return (
    <Panel className={`mb-3-half ${styles.panel}`}>
      {isDemo ? (
        <>
          <h2 className="visually-hidden">First steps</h2>
          <Disclosure label={`First steps of a live shop: ${count}`}>{list}</Disclosure>
        </>
      ) : (
        <section aria-labelledby="first-steps">
          <h2 id="first-steps">Before the shop opens</h2>
          <p className="muted num">{count}</p>
          {list}
        </section>
      )}
    </Panel>
  );
}

function Step({ row: { step, count, wanted, missing, is_done: isDone } }: { row: FirstStepRow }) {
  const { title, text, links } = STEP_TEXTS[step];
  return (
    <li data-done={isDone || undefined}>
      <Icon name={isDone ? 'circle-check' : 'circle'} />
      <div>
        <h3>
          {title}
          <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
          {wanted > 1 && (
            <small className="num">
              {Math.min(count, wanted)} of {wanted}
            </small>
          )}
        </h3>
        {!isDone && <p>{text}</p>}
        {missing.length > 0 && <p>Still samples: {missing.join(', ')}.</p>}
      </div>
      <div className={`cluster middle end gap-x-4 ${styles.actions}`}>
        {links.map((link) => (
          <Link key={link.href} href={link.href} className="inline-row touch link">
            {link.text}
          </Link>
        ))}
        {!isDone && hasSamples(step) && <KeepSamples step={step} about={title} />}
      </div>
    </li>
  );
}

const hasSamples = (step: string) => SAMPLED_STEPS.some((one) => one === step);

function KeepSamples({ step, about }: { step: string; about: string }) {
  return (
    <form action={staffApi.keepSamples(step)} method="post">
      <ReturnToFields next={routes.dashboard()} from={routes.dashboard()} />
      <Button type="submit" variant="quiet" size="small">
        <span>
          The samples are right<span className="visually-hidden">: {about}</span>
        </span>
      </Button>
    </form>
  );
}
