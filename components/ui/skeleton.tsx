import { classNames } from './class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of what will stand here. */
  width?: string;
  height?: string;
  className?: string;
}

/** Holds a place while its content loads. Mark the region around it `aria-busy`. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <div
      className={classNames(styles.skeleton, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
