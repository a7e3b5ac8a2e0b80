'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#language';
import styles from './review-text.module.css';

interface ReviewTextProps {
  text: string;
  /** The author of the review. */
  by: string;
}

/**
 * The text of a review, cut after three lines. Hovering shows the rest; a button expands it for
 * touch and keyboard. Without JavaScript the text is not cut.
 */
export function ReviewText({ text, by }: ReviewTextProps) {
  const t = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(box);
  const [isOpen, setIsOpen] = useState(false);
  if (text === '') return null;
  return (
    <div ref={box} className={styles.text} data-cut={isCut} data-open={isOpen}>
      <p id={id} className={`wrap-anywhere ${styles.body}`} lang={t.langOf(text)}>
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className={`strong text-vana ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {!isOpen && <span aria-hidden="true">… </span>}
          {t(isOpen ? 'Read less' : 'Read more')}
          <span className="visually-hidden"> {t('of what {author} says', { author: by })}</span>
        </button>
      )}
    </div>
  );
}

/** Returns whether the text overflows; an expanded text is not measured again. */
function useIsCut(box: RefObject<HTMLDivElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const text = box.current?.firstElementChild;
    if (!box.current || !text) return undefined;
    const measure = () => {
      if (box.current?.dataset.open === 'true') return;
      setIsCut(text.scrollHeight > text.clientHeight + 1);
    };
    const resize = new ResizeObserver(measure);
    resize.observe(box.current);
    return () => resize.disconnect();
  }, [box]);
  return isCut;
}
