import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import styles from './figure-cards.module.css';

/** A figure, and what it was in the time before. */
export interface Comparison {
  now: number;
  before: number;
}

/** A figure with its name. */
export interface Figure {
  label: string;
  value: string;
  hint: string;
  trend?: Comparison;
  /** Fewer are better. */
  isLoss?: boolean;
  /** The list behind it; undefined where the reader may not open it. */
  href: string | undefined;
}

/** Figures, each with a link to the list that it counts. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={`stack gap-3-half mb-3-half ${styles.figures}`}>
      {figures.map((figure) => (
        <li key={figure.label}>
          <Card href={figure.href}>
            <span className="small">{figure.label}</span>
            <b className="num">{figure.value}</b>
            <span className={`cluster middle gap-x-2-half icon-16 ${styles.hint} small num`}>
              {figure.trend && <Trend trend={figure.trend} isLoss={figure.isLoss ?? false} />}
              {figure.hint}
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Card({ href, children }: { href: string | undefined; children: ReactNode }) {
  const className = `stack packed-top gap-1 muted card tight ${styles.figure}`;
  if (!href) return <div className={className}>{children}</div>;
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}

function Trend({ trend, isLoss }: { trend: Comparison; isLoss: boolean }) {
  const change = percentChange(trend);
  if (change === null) return null;
  const isUp = change >= 0;
  const isGood = change === 0 || isUp !== isLoss;
  return (
    <em data-trend={isGood ? 'good' : 'bad'}>
      <Icon name={isUp ? 'trending-up' : 'trending-down'} />
      {isUp ? '+' : '−'}
      {Math.abs(change)}%
    </em>
  );
}

/** Returns the change in whole per cent; null where there was nothing before. */
function percentChange({ now, before }: Comparison): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}

/** `1,204` */
export const countText = (count: number) => count.toLocaleString('en-IN');

/** Returns the average order in rupees, rounded to paise; 0 without an order. */
export function averageOf({ sales, orders }: { sales: number; orders: number }): number {
  return orders === 0 ? 0 : Math.round((sales / orders) * 100) / 100;
}
