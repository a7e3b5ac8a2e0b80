'use client';

import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { keepFocus } from '@/lib/browser/keep-focus';
import { type FoundEntry, useEntrySearch } from '@/lib/browser/use-entry-search';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './fields.module.css';

interface EntryComboboxProps {
  /** Attributes of the input: its id, what describes it. */
  control: { id: string; 'aria-label'?: string };
  inputRef: Ref<HTMLInputElement>;
  desk: string;
  /** The name of the chosen entry; empty without one. */
  value: string;
  /** What cannot be chosen again. */
  without?: readonly number[];
  placeholder: string;
  onChoose: (entry: FoundEntry) => void;
  /** The text was removed. */
  onClear?: () => void;
  onBlur: () => void;
}

/** Finds an entry of another desk by its name: a combobox with a list below it. */
export function EntryCombobox(props: EntryComboboxProps) {
  const { control, inputRef, desk, placeholder } = props;
  const listId = useId();
  const box = useCombobox(props, listId);
  return (
    <div ref={box.whole} className={`relative icon-18 ${styles.combobox}`}>
      <Input
        {...control}
        ref={inputRef}
        role="combobox"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.activeId}
        autoComplete="off"
        placeholder={placeholder}
        value={box.text}
        onChange={box.onChange}
        onFocus={box.onFocus}
        onKeyDown={box.onKeyDown}
        onBlur={box.onBlur}
      />
      <Icon name="search" />
      <div
        id={listId}
        role="listbox"
        aria-label={`Found ${desk}`}
        hidden={!box.isOpen}
        className={styles.options}
      >
        {box.found.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus, and its arrows and Enter choose
          <div
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === box.active}
            onClick={() => box.choose(entry)}
            onMouseDown={keepFocus}
          >
            {entry.name}
          </div>
        ))}
      </div>
      <div className={box.isOpen && box.status ? styles.found : 'visually-hidden'}>
        <span role="status">{box.isOpen && box.status}</span>
        {box.isMissing && <AddMissing desk={desk} name={box.text} onBlur={box.onBlur} />}
      </div>
    </div>
  );
}

interface AddMissingProps {
  desk: string;
  /** What was typed. */
  name: string;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Leads to the desk where what was not found is added; the form stays open beside it. */
function AddMissing({ desk, name, onBlur }: AddMissingProps) {
  return (
    <a
      className="inline-row touch link"
      href={staffRoutes.newEntry(desk, { name: name.trim() })}
      target="_blank"
      onBlur={onBlur}
      onMouseDown={keepFocus}
      rel="noopener"
    >
      Add “{name.trim()}”<span className="visually-hidden"> in a new tab</span>
    </a>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function useCombobox(props: EntryComboboxProps, listId: string) {
  const { desk, value, without = [], onChoose, onClear, onBlur } = props;
  const whole = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const isOpen = typed !== undefined;
  const { entries, status, isMissing } = useEntrySearch(desk, typed === value ? '' : typed);
  const found = entries.filter(({ id }) => !without.includes(id));
  const close = () => {
    setTyped(undefined);
    setActive(-1);
  };
  const choose = (entry: FoundEntry) => {
    onChoose(entry);
    close();
  };
  const step = (by: number) => {
    if (!isOpen) setTyped(value);
    else if (found.length > 0)
      setActive(active < 0 && by < 0 ? found.length - 1 : wrapped(active + by));
  };
  const wrapped = (row: number) => (row + found.length) % found.length;
  return {
    whole,
    text: typed ?? value,
    isOpen,
    active,
    found,
    status: found.length > 0 ? '' : status,
    isMissing: isOpen && isMissing && typed.trim() !== '',
    activeId: active >= 0 ? `${listId}-${active}` : undefined,
    choose,
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      setActive(-1);
      if (target.value === '') onClear?.();
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // The link below the input belongs to it.
      if (whole.current?.contains(relatedTarget)) return;
      close();
      onBlur();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const entry = found[active];
      const by = STEPS[event.key];
      if (event.key === 'Escape' && isOpen) close();
      // Enter saves the form, unless it chooses.
      else if (event.key === 'Enter' && entry) choose(entry);
      else if (by) step(by);
      else return;
      event.preventDefault();
    },
  };
}
