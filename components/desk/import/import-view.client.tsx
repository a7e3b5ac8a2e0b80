'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { ImportEntry, ImportOptions } from '@/contract/catalogue/import-shapes';
import { askToCheck, askToWrite, giveUpImport } from '@/lib/browser/imports';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './import.module.css';
import { ImportOptionsForm } from './import-options.client';
import { ImportRows } from './import-rows.client';
import { ImportStart } from './import-start.client';
import { StepProgress } from './step-progress';
import { isRunning, useImport } from './use-import.client';

const RUNNING = {
  to_check: 'Reading',
  checking: 'Reading',
  to_write: 'Writing',
  writing: 'Writing',
};

/** One import: what its file would change, and the steps that are possible now. */
export function ImportView({ first }: { first: ImportEntry }) {
  const router = useRouter();
  const { one, reload } = useImport(first);
  const [problem, setProblem] = useState('');
  const act = async (work: () => Promise<void>) => {
    setProblem('');
    try {
      await work();
      await reload();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const check = (options: ImportOptions) => act(() => askToCheck(one.id, options));
  const { state, files, done, total } = one;
  return (
    <Panel className="stack gap-4">
      <p className="small">
        <b>{files.goods.name}</b>
        {files.pictures && ` and ${files.pictures.name}`} <span className="muted">by {one.by}</span>
      </p>
      {problem && <Note tone="error">{problem}</Note>}
      {one.problem && <Note tone={state === 'refused' ? 'error' : 'warning'}>{one.problem}</Note>}
      {state === 'sending' && <ImportStart unfinished={one} />}
      {isRunning(one) && (
        <StepProgress
          what={RUNNING[state as keyof typeof RUNNING]}
          done={done}
          total={total}
          unit="rows"
        />
      )}
      {state === 'written' && <Result one={one} />}
      {(state === 'checked' || state.startsWith('write_') || state === 'failed') && (
        <Accept one={one} onAccept={() => act(() => askToWrite(one.id))} />
      )}
      {one.counts && !isRunning(one) && <ImportRows one={one} />}
      {!isRunning(one) && state !== 'sending' && state !== 'written' && (
        <ImportOptionsForm key={`${one.id} ${state}`} one={one} onCheck={check} />
      )}
      {!isRunning(one) && (
        <div className="cluster middle gap-2 gap-x-4">
          <Button
            variant="text"
            onClick={() =>
              act(async () => {
                await giveUpImport(one.id);
                router.push(staffRoutes.imports());
                router.refresh();
              })
            }
          >
            {state === 'written' ? 'Forget this import' : 'Give up'}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Accept({
  one: { counts },
  onAccept,
}: {
  one: ImportEntry;
  onAccept: () => Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  if (!counts) return null;
  const count = counts.added + counts.changed;
  if (count === 0) return <Note>Nothing would change.</Note>;
  const accept = () => {
    setAsking(true);
    void onAccept().finally(() => setAsking(false));
  };
  return (
    <div className="stack gap-4">
      {counts.new_names.length > 0 && (
        <Note>
          Will be made: {counts.new_names.slice(0, 20).join(', ')}
          {counts.new_names.length > 20 && ` and ${counts.new_names.length - 20} more`}
        </Note>
      )}
      {counts.wrong > 0 && (
        <Note tone="warning">
          {counts.wrong === 1 ? 'One wrong row stays' : `${counts.wrong} wrong rows stay`} out.
        </Note>
      )}
      <div className="cluster middle gap-2 gap-x-4">
        <Button onClick={accept} loading={isAsking}>
          Write {count.toLocaleString('en-IN')} {count === 1 ? 'product' : 'products'}
        </Button>
        {counts.pictures_to_fetch > 0 && (
          <p className="muted small">{counts.pictures_to_fetch} pictures are fetched first.</p>
        )}
      </div>
    </div>
  );
}

function Result({ one: { counts, lost_pictures: lost } }: { one: ImportEntry }) {
  return (
    <>
      <Note tone="success">
        Written: {counts?.added} new and {counts?.changed} changed products.
      </Note>
      {lost.length > 0 && (
        <Note tone="warning">
          <p>{lost.length} pictures could not be had; their products came in without them.</p>
          <ul className={styles.lost}>
            {lost.map(({ row, message }) => (
              <li key={`${row} ${message}`}>
                Row {row}: {message}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
