import styles from './import.module.css';

interface StepProgressProps {
  what: string;
  done: number;
  total: number;
  unit: 'MB' | 'rows';
}

/** How far a step has come; without a total it has just begun. */
export function StepProgress({ what, done, total, unit }: StepProgressProps) {
  const displayed = (amount: number) =>
    unit === 'MB' ? (amount / 1_000_000).toFixed(1) : amount.toLocaleString('en-IN');
  return (
    <div className={styles.progress}>
      <label className="stack gap-2 strong">
        <span>{what}</span>
        <progress value={total > 0 ? done : undefined} max={total || 1} />
      </label>
      <p className="num" role="status">
        {total > 0 ? `${displayed(done)} of ${displayed(total)} ${unit}` : 'It begins …'}
      </p>
    </div>
  );
}
