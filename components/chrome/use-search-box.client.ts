'use client';

import { useRouter } from 'next/navigation';
import {
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSurface } from '@/components/ui/link.client';
import { startNavigationLine } from '@/components/ui/navigation-line';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import { NO_ROW, optionId } from './search-option';
import type { SuggestionList } from './search-suggestions.client';

const NO_LIST: SuggestionList = {
  rows: 0,
  active: NO_ROW,
  status: '',
  isNothingFound: false,
  step() {},
};

/** Holds the typed text and what the list of its suggestions reports. */
export function useSearchBox(listId: string) {
  const open = useOpenSearch();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState(NO_LIST);
  const field = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const activeId = list.active === NO_ROW ? undefined : optionId(listId, list.active);
  const close = () => setOpen(false);

  // A text that was typed before the scripts ran gets its suggestions too.
  useEffect(() => {
    const { current: input } = field;
    if (!input?.value || input !== document.activeElement) return;
    setText(input.value);
    setOpen(true);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') close();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || list.rows === 0) return;
    event.preventDefault();
    list.step(by);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const row = activeId && document.getElementById(activeId);
    if (row) row.click();
    else open(typed);
    close();
    event.currentTarget.querySelector('input')?.blur();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return {
    isOpen,
    list,
    formProps: { onSubmit, onBlur },
    inputProps: {
      ref: field,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        setText(currentTarget.value);
        setOpen(true);
      },
      // A listing may have written its search into the field.
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setText(currentTarget.value);
        setOpen(true);
      },
      onKeyDown,
      'aria-activedescendant': activeId,
    },
    listProps: { id: listId, text: typed, isOpen, onList: setList, onChoose: close },
  };
}

/** Returns a function that opens the results of a search and remembers it in this browser. */
function useOpenSearch() {
  const router = useRouter();
  const surface = useSurface();
  return (search: string) => {
    if (search !== '') remember(search);
    const href = onSurface(routes.shop({ search }), surface);
    startNavigationLine(href);
    router.push(href);
  };
}

function remember(search: string): void {
  import('@/lib/browser/recent-searches').then(
    ({ rememberSearch }) => rememberSearch(search),
    () => undefined,
  );
}
