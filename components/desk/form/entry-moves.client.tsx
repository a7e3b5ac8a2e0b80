'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import type { FieldErrors } from '@/contract/kit/errors';
import { ApiError, isNotLoggedIn, messageFor } from '@/lib/api-error';
import { moveEntry, removeEntry } from '@/lib/browser/desk';
import { openLogin } from '@/lib/browser/login-popup';
import { toast } from '@/lib/browser/toast';
import type { Desk, DeskEntry, DeskId } from '@/lib/desk/desk';
import type { DeskMove } from '@/lib/desk/desk-moves';
import { offeredMoves } from '@/lib/desk/moves';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './desk-form.module.css';

interface EntryMovesProps {
  desk: Desk;
  id: DeskId;
  entry: DeskEntry;
  /** The newest version that this form knows of. */
  versionNow: () => number;
  isDirty: boolean;
  /** Shows what is refused beside its fields; answers whether the form has one of them. */
  onRefused: (fields: FieldErrors) => boolean;
}

/** A move, or the removal, with the question that comes before it. */
interface Step {
  label: string;
  question?: string | undefined;
  isFinal?: true;
  run: () => Promise<void>;
}

/** What can be done with an entry beside saving it. */
export function EntryMoves(props: EntryMovesProps) {
  const steps = useSteps(props);
  const [asked, setAsked] = useState<Step>();
  const { isPending, run } = useRunning({
    onEnd: () => setAsked(undefined),
    onRefused: props.onRefused,
  });
  const begin = (step: Step) => {
    if (props.isDirty) toast.warning('Save or undo your changes first', [], { about: 'desk' });
    else if (step.question) setAsked(step);
    else void run(step);
  };
  return (
    <div className={styles.moves}>
      {steps.map((step) => (
        <Button
          key={step.label}
          variant={step.isFinal ? 'danger' : 'quiet'}
          size="small"
          className={step.isFinal && styles.final}
          loading={isPending}
          onClick={() => begin(step)}
        >
          {step.label}
        </Button>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked?.label ?? ''}
      >
        {asked && (
          <div className="stack gap-3 mt-3">
            <p>{asked.question}</p>
            <Button variant="danger" loading={isPending} onClick={() => run(asked)}>
              Yes, {asked.label.toLowerCase()}
            </Button>
            <Button variant="text" onClick={() => setAsked(undefined)}>
              No
            </Button>
          </div>
        )}
      </Dialog>
    </div>
  );
}

function useSteps({ desk, id, entry, versionNow }: EntryMovesProps): Step[] {
  const router = useRouter();
  const moveStep = ({ name, label, done, question }: DeskMove): Step => ({
    label,
    question,
    run: async () => {
      const { id: made = id } = await moveEntry(desk.name, id, {
        move: name,
        version: versionNow(),
      });
      toast.success(done, { about: 'desk' });
      if (made === id) router.refresh();
      else router.push(staffRoutes.entry(desk.name, made));
    },
  });
  const removal: Step = {
    label: 'Remove',
    question: `This ${desk.noun} is removed for good.`,
    isFinal: true,
    run: async () => {
      await removeEntry(desk.name, id, versionNow());
      toast.success('Removed', { about: 'desk' });
      router.replace(staffRoutes.desk(desk.name));
    },
  };
  return [...offeredMoves(desk, entry).map(moveStep), ...(desk.isRemovable ? [removal] : [])];
}

function useRunning({
  onEnd,
  onRefused,
}: Pick<EntryMovesProps, 'onRefused'> & { onEnd: () => void }) {
  const [isPending, setPending] = useState(false);
  const run = async (step: Step) => {
    setPending(true);
    try {
      await step.run();
    } catch (error) {
      if (isNotLoggedIn(error)) openLogin();
      if (error instanceof ApiError && onRefused(error.fields)) return;
      toast.error(messageFor(error, 'That did not work. Please try again'), [], { about: 'desk' });
    } finally {
      setPending(false);
      onEnd();
    }
  };
  return { isPending, run };
}
