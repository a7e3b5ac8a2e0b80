import type { ReactNode } from 'react';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { FormKey } from './form-key';
import { MoveButton } from './move-button';
import styles from './moves.module.css';

/** What a move is called, and what is asked before it. */
export interface MoveWords {
  label: string;
  /** What cannot simply be taken back, and the words of the button below it. */
  question?: { text: string; yes: string } | undefined;
}

interface MoveFormsProps<Move extends string> {
  /** Where the forms post to. */
  action: string;
  moves: readonly Move[];
  wordsOf: (to: Move) => MoveWords;
  /** What is moved; screen readers hear it after each label. */
  about: string;
  /** The page to return to. */
  from: string;
  /** The fields of a move's question. */
  fieldsOf?: (to: Move) => ReactNode;
  /** Hidden fields of each form. */
  always?: ReactNode;
  /** What stands below the moves. */
  children?: ReactNode;
}

/** A plain form for everything that staff can do next with something. */
export function MoveForms<Move extends string>(given: MoveFormsProps<Move>) {
  const { action, moves, wordsOf, about, from, fieldsOf, always, children } = given;
  return (
    <div className={`stack hug gap-1-half ${styles.moves}`}>
      {moves.map((to) => (
        <form key={to} action={action} method="post">
          <ReturnToFields next={from} from={from} />
          <FormKey />
          {always}
          <MoveButton to={to} about={about} {...wordsOf(to)}>
            {fieldsOf?.(to)}
          </MoveButton>
        </form>
      ))}
      {children}
    </div>
  );
}
