'use client';

import { type ComponentProps, type Key, type ReactNode, useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { keepFocus } from '@/lib/browser/keep-focus';
import type { DeskPath } from '@/lib/desk/paths';
import { DeskIcon } from '../desk-icon.client';
import { useFieldLabel } from './desk-form-context.client';
import styles from './fields.module.css';
import type { ListOrder } from './lists';
import { UndoRemoval } from './undo-removal';

/** A list of parts in order, with what is said of it as a whole. */
export function ListField({ path, children }: { path: DeskPath; children: ReactNode }) {
  const { id, label, hint, error } = useFieldLabel(path);
  return (
    <fieldset className={styles.list} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {children}
      {error && <FieldError>{error}</FieldError>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

interface ListRowsProps<Part> {
  /** Of the field: the ids of its buttons begin with it. */
  id: string;
  /** One part: `benefit`. */
  noun: string;
  /** A key for each part, in order. */
  keys: readonly Key[];
  order: ListOrder<Part>;
  /** Its order says nothing, so nothing moves. */
  unordered?: boolean | undefined;
  rowProps: (index: number) => ComponentProps<'li'>;
  /** Draws the part at a place. */
  children: (index: number) => ReactNode;
}

/** The parts of a list: each can be moved by buttons, and removed and brought back. */
export function ListRows<Part>(props: ListRowsProps<Part>) {
  const { id, noun, keys, order, unordered, rowProps, children } = props;
  const [removed, setRemoved] = useState<{ part: Part; index: number }>();
  const remove = (index: number) => {
    const part = order.at(index);
    if (part !== undefined) setRemoved({ part, index });
    order.remove(index);
    focusSoon(`${id}-undo`);
  };
  return (
    <>
      <ol>
        {keys.map((key, index) => (
          <li key={key} {...rowProps(index)}>
            {children(index)}
            <Mover
              id={id}
              about={`${noun} ${index + 1}`}
              index={index}
              count={keys.length}
              onMove={unordered ? undefined : (to) => order.move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {removed && (
        <UndoRemoval
          id={`${id}-undo`}
          noun={noun}
          onUndo={() => {
            order.insert(Math.min(removed.index, keys.length), removed.part);
            setRemoved(undefined);
          }}
        />
      )}
    </>
  );
}

interface MoverProps {
  id: string;
  /** What is moved: `benefit 2`. */
  about: string;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  onRemove: () => void;
}

/** The buttons of one part of a list. */
function Mover({ onMove, onRemove, ...place }: MoverProps) {
  return (
    <span className="flex push">
      {onMove && <MoveButtons {...place} onMove={onMove} />}
      <IconButton label={`Remove ${place.about}`} onMouseDown={keepFocus} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </span>
  );
}

type MoveButtonsProps = Omit<MoverProps, 'onMove' | 'onRemove'> & { onMove: (to: number) => void };

/** The focus goes with the part: at an end of the list to the button that is left. */
function MoveButtons({ id, about, index, count, onMove }: MoveButtonsProps) {
  const move = (to: number, direction: 'up' | 'down') => {
    onMove(to);
    const left = { 0: 'down', [count - 1]: 'up' }[to];
    focusSoon(`${id}-${to}-${left ?? direction}`);
  };
  return (
    <>
      <IconButton
        id={`${id}-${index}-up`}
        label={`Move ${about} up`}
        disabled={index === 0}
        onMouseDown={keepFocus}
        onClick={() => move(index - 1, 'up')}
      >
        <Icon name="arrow-up" />
      </IconButton>
      <IconButton
        id={`${id}-${index}-down`}
        label={`Move ${about} down`}
        disabled={index === count - 1}
        onMouseDown={keepFocus}
        onClick={() => move(index + 1, 'down')}
      >
        <DeskIcon name="arrow-down" />
      </IconButton>
    </>
  );
}

/** Gives the focus to what is there after the next drawing. */
export function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus());
}
