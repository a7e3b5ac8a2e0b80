import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { TrailEntry } from '@/lib/view/desk';
import { Moment } from '../moment';
import styles from './sent-entry.module.css';

/** Who of staff did what with something that a customer sent, the newest first. */
export function History({ trail }: { trail: readonly TrailEntry[] | null }) {
  if (trail?.length === 0) return null;
  return (
    <Panel>
      <h2>History</h2>
      {!trail && <Note tone="error">The history could not be read.</Note>}
      <ol className={styles.lines}>
        {trail?.map(({ version, by, at, before, after }) => (
          <li key={version}>
            {Object.entries(after ?? {}).map(([name, value]) => (
              <p key={name} className="wrap-anywhere">
                {inWords(name, before?.[name], value)}
              </p>
            ))}
            <p className="caption muted">
              {by}, <Moment iso={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** `Status: Confirmed to Packed`, and `Tracking number: 11112222` of what was empty before */
function inWords(name: string, before: unknown, after: unknown): string {
  const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
  const [old, now] = [before, after].map((value) => String(value ?? ''));
  return `${label}: ${[old, now || 'none'].filter(Boolean).join(' to ')}`;
}
