'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onBrowserIdle } from '@/lib/browser/browser-idle';
import { type MeasuringAnswer, storeAnswer, storedAnswer } from '@/lib/browser/measuring-answer';
import type { MeasuringTags } from '@/lib/view/measuring';

interface MeasuringChoiceProps {
  tags: MeasuringTags;
  className: string;
  label: string;
  /** What is said before and after each answer, and on the buttons. */
  texts: Record<MeasuringAnswer | 'allow' | 'refuse', string>;
  children: ReactNode;
}

/** Asks once, at the lower edge; afterwards the answer stands at the end of the page. */
export function MeasuringChoice({ tags, className, label, texts, children }: MeasuringChoiceProps) {
  const [answer, setAnswer] = useState<MeasuringAnswer>();
  useEffect(() => onBrowserIdle(() => setAnswer(storedAnswer())), []);
  useEffect(() => {
    if (answer !== 'yes') return;
    import('@/lib/browser/measuring').then(
      ({ startMeasuring }) => startMeasuring(tags),
      () => undefined,
    );
  }, [answer, tags]);

  const choose = (next: 'yes' | 'no') => {
    storeAnswer(next);
    // Scripts that run already end with the page alone.
    if (answer === 'yes') location.reload();
    setAnswer(next);
  };
  return (
    <section className={className} aria-label={label} hidden={!answer} data-answer={answer}>
      <p>
        {texts[answer ?? 'open']} {children}
      </p>
      <div className="cluster gap-2">
        {answer !== 'yes' && (
          <Button variant="line" onClick={() => choose('yes')}>
            {texts.allow}
          </Button>
        )}
        {answer !== 'no' && (
          <Button variant="line" onClick={() => choose('no')}>
            {texts.refuse}
          </Button>
        )}
      </div>
    </section>
  );
}
