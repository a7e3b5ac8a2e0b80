import { useEffect, useEffectEvent, useRef } from 'react';
import { RadioCard, type RadioCardProps } from './radio-card';

export interface StatefulRadioCardProps extends Omit<RadioCardProps, 'onChange' | 'ref'> {
  checked: boolean;
  onChoose: () => void;
}

/**
 * A large radio option whose choice is state. It also reports a choice made before scripts ran:
 * React reports no such change, and its next render would put the option back.
 */
export function StatefulRadioCard({ checked, onChoose, ...card }: StatefulRadioCardProps) {
  const ref = useRef<HTMLInputElement>(null);
  const reportEarlyChoice = useEffectEvent(() => {
    if (!checked && ref.current?.checked) onChoose();
  });
  useEffect(() => reportEarlyChoice(), []);
  return <RadioCard {...card} ref={ref} checked={checked} onChange={onChoose} />;
}
