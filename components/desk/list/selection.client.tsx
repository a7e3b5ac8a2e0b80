'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Dialog } from '@/components/ui/dialog.client';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { formatRupees } from '@/contract/shop/money';
import { messageFor } from '@/lib/api-error';
import { staffApi } from '@/lib/api-routes/staff';
import { moveEntry, moveOrderTo, readVersion } from '@/lib/browser/desk';
import { toast } from '@/lib/browser/toast';
import type { Desk, DeskChange } from '@/lib/desk/desk';
import type { DeskMove } from '@/lib/desk/desk-moves';
import { ChangeDialog } from './change-dialog.client';
import styles from './desk-list.module.css';
import { CHOSEN_NAME } from './selection-name';

interface SelectionProps {
  desk: Desk;
  /** In rupees, by the ids of the rows: what the chosen ones add up. */
  amounts?: Readonly<Record<number, number>> | undefined;
  children: ReactNode;
}

/** The rows of a list, with what can be done with those that are chosen. */
export function Selection({ desk, amounts, children }: SelectionProps) {
  const rows = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly number[]>([]);
  const moves = desk.moves?.filter(({ bulk }) => bulk) ?? [];
  const bulk = useBulkMove(desk, () => choose(false));
  const [change, setChange] = useState<DeskChange>();
  const isReady = useHydrated();

  const boxes = () => [
    ...(rows.current?.querySelectorAll<HTMLInputElement>(`input[name="${CHOSEN_NAME}"]`) ?? []),
  ];
  const read = () => {
    const chosen = boxes().filter(({ checked, value }) => checked && value !== 'all');
    setIds(chosen.map(({ value }) => Number(value)));
  };
  const choose = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen;
    read();
  };
  const onChange = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.value === 'all') choose(target.checked);
    else read();
  };
  return (
    <div ref={rows} className={styles.rows} data-ready={isReady || undefined} onChange={onChange}>
      {children}
      {ids.length > 0 && (
        <div className={`cluster middle gap-2 small ${styles.bulk} on-dark`}>
          <p role="status">{bulk.progress ?? chosenText(ids, amounts)}</p>
          {moves.map((move) => (
            <Button
              key={move.name}
              variant="thread"
              size="small"
              disabled={bulk.progress !== undefined}
              onClick={() => bulk.ask(move)}
            >
              {move.label}
            </Button>
          ))}
          <Openings openings={desk.openings} ids={ids} />
          {desk.changes?.map((one) => (
            <Button key={one.label} variant="thread" size="small" onClick={() => setChange(one)}>
              {one.label}
            </Button>
          ))}
          <Button variant="thread" size="small" onClick={() => choose(false)}>
            Choose none
          </Button>
        </div>
      )}
      <ChangeDialog
        desk={desk}
        ids={ids}
        change={change}
        onClose={() => setChange(undefined)}
        onDone={() => choose(false)}
      />
      <Dialog
        open={bulk.asked !== undefined}
        onClose={() => bulk.ask(undefined)}
        title={bulk.asked?.label ?? ''}
      >
        <div className="stack gap-3 mt-3">
          <p>
            {ids.length === 1 ? `1 ${desk.noun}` : `${ids.length} ${desk.title.toLowerCase()}`}.{' '}
            {bulk.asked?.question}
          </p>
          <Button onClick={() => bulk.run(ids)}>{bulk.asked?.label}</Button>
          <Button variant="text" onClick={() => bulk.ask(undefined)}>
            No
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** `3 chosen`, `3 chosen, ₹1,653.00` */
function chosenText(ids: readonly number[], amounts: SelectionProps['amounts']): string {
  const chosen = `${ids.length} chosen`;
  if (!amounts) return chosen;
  const paise = ids.reduce((sum, id) => sum + Math.round((amounts[id] ?? 0) * 100), 0);
  return `${chosen}, ${formatRupees(paise / 100)}`;
}

/** Pages and files about what is chosen, each in a tab of its own. */
function Openings({ openings = [], ids }: { openings: Desk['openings']; ids: readonly number[] }) {
  return openings.map((opening) => (
    <a
      key={opening.label}
      className={buttonClass({ variant: 'thread', size: 'small' })}
      href={withIds('file' in opening ? staffApi[opening.file]() : opening.href, ids)}
      target="_blank"
      rel="noopener"
    >
      {opening.label}
    </a>
  ));
}

function withIds(href: string, ids: readonly number[]): string {
  const [path = '', query] = href.split('?');
  const params = new URLSearchParams(query);
  params.set('ids', ids.join(','));
  return `${path}?${params}`;
}

/** Makes a move of many entries, one after the other, each as it is then. */
function useBulkMove(desk: Desk, onEnd: () => void) {
  const router = useRouter();
  const [asked, ask] = useState<DeskMove>();
  const [progress, setProgress] = useState<string>();

  const run = async (ids: readonly number[]) => {
    if (!asked) return;
    const { name: move, done, to } = asked;
    const refused: string[] = [];
    ask(undefined);
    for (const [index, id] of ids.entries()) {
      setProgress(`${index + 1} of ${ids.length} …`);
      try {
        if (to) await moveOrderTo(id, to);
        else await moveEntry(desk.name, id, { move, version: await readVersion(desk.name, id) });
      } catch (error) {
        refused.push(messageFor(error, 'No answer came'));
      }
    }
    setProgress(undefined);
    if (refused.length === 0) toast.success(`${done}: ${ids.length}`, { about: 'desk' });
    else toast.warning(`${refused.length} of ${ids.length} failed`, [...new Set(refused)]);
    onEnd();
    router.refresh();
  };
  return { asked, ask, progress, run };
}
