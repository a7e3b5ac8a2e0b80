import { classNames } from './class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the expected content. */
  width?: string;
  height?: string;
  className?: string;
}

/** Reserves space while its content loads. Mark the region around it `aria-busy`. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <div
      className={classNames(styles.skeleton, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
