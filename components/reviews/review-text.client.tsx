'use client';

import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './review-text.module.css';

interface ReviewTextProps {
  text: string;
  /** Whose words they are. */
  by: string;
}

/**
 * The words of a review, cut after three lines. A mouse over them shows the rest, a button opens
 * them for fingers and keys. Without JavaScript nothing is cut.
 */
export function ReviewText({ text, by }: ReviewTextProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(box);
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  return (
    <div ref={box} className={styles.text} data-cut={isCut} data-open={isOpen}>
      <p id={id} className={styles.words}>
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {!isOpen && <span aria-hidden="true">… </span>}
          {isOpen ? 'Read less' : 'Read more'}
          <span className="visually-hidden"> of what {by} says</span>
        </button>
      )}
    </div>
  );
}

/** Whether the words do not fit; an opened text keeps what was measured before. */
function useIsCut(box: RefObject<HTMLDivElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const words = box.current?.firstElementChild;
    if (!box.current || !words) return undefined;
    const measure = () => {
      if (box.current?.dataset.open === 'true') return;
      setIsCut(words.scrollHeight > words.clientHeight + 1);
    };
    const resize = new ResizeObserver(measure);
    resize.observe(box.current);
    return () => resize.disconnect();
  }, [box]);
  return isCut;
}
