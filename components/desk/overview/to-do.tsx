import { Link } from '@/components/ui/link.client';
import { dayAfter } from '@/contract/kit/calendar-day';
import { STATUS_OF } from '@/contract/orders/order-states';
import { NEW_REVIEW_DAYS } from '@/contract/shop/limits';
import { formatRupees } from '@/contract/shop/money';
import type { Overview } from '@/contract/staff/staff';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './to-do.module.css';

interface Task {
  text: string;
  count: number;
  href: string;
  hint?: string;
  isUrgent?: boolean;
}

interface ToDoProps {
  figures: Overview;
  /** Today in India: `2026-01-16`. */
  today: string;
}

/** What waits for staff, each with a link to its list; nothing where no task is the reader's. */
export function ToDo({ figures, today }: ToDoProps) {
  const tasks = tasksOf(figures, today);
  if (tasks.length === 0) return null;
  return (
    <section aria-label="To do">
      <ul className={`stack mb-3-half ${styles.tasks}`}>
        {tasks.map(({ text, count, href, hint, isUrgent }) => (
          <li key={text}>
            <Link href={href} data-urgent={(isUrgent && count > 0) || undefined}>
              <b className="num" data-none={count === 0 || undefined}>
                {count.toLocaleString('en-IN')}
              </b>{' '}
              <span>
                {text}
                {hint && <small className="block small regular muted num">{hint}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tasksOf(figures: Overview, today: string): Task[] {
  const { refunds_due: refunds } = figures;
  const tasks: (Omit<Task, 'count'> & { count: number | undefined })[] = [
    {
      text: 'Orders to confirm',
      count: figures.to_confirm,
      href: staffRoutes.desk('orders', { counts: 'confirmable' }),
    },
    {
      text: 'Orders to pack',
      count: figures.to_pack,
      href: staffRoutes.desk('orders', { status: STATUS_OF.confirmed }),
    },
    {
      text: 'Orders to ship',
      count: figures.to_ship,
      href: staffRoutes.desk('orders', { status: STATUS_OF.packed }),
    },
    {
      text: 'Return requests',
      count: figures.open_returns,
      href: staffRoutes.desk('returns', { state: 'open' }),
    },
    {
      text: 'Refunds due',
      count: refunds?.count,
      href: staffRoutes.desk('refunds'),
      hint: refunds && refunds.count > 0 ? formatRupees(refunds.amount) : undefined,
      isUrgent: true,
    },
    {
      text: 'Out of stock',
      count: figures.out_of_stock,
      href: staffRoutes.desk('stock', { level: 'out' }),
      isUrgent: true,
    },
    {
      text: 'Low stock',
      count: figures.low_stock,
      href: staffRoutes.desk('stock', { level: 'low' }),
    },
    {
      text: 'Appointments today',
      count: figures.appointments_today,
      href: staffRoutes.desk('appointments', { from: today, to: today }),
    },
    {
      text: 'New messages',
      count: figures.new_leads,
      href: staffRoutes.desk('leads', { state: 'new' }),
    },
    {
      text: 'Late messages',
      count: figures.late_leads,
      href: staffRoutes.desk('leads', { due: 'late' }),
      isUrgent: true,
    },
    {
      text: 'Reviews to read',
      count: figures.new_reviews,
      href: staffRoutes.desk('reviews', {
        state: 'published',
        from: dayAfter(today, 1 - NEW_REVIEW_DAYS),
        to: today,
      }),
      hint: `${NEW_REVIEW_DAYS} days`,
    },
    {
      text: 'Pictures of reviews',
      count: figures.review_photos,
      href: staffRoutes.desk('reviews', { photos: 'waiting' }),
      hint: 'to look at',
    },
  ];
  return tasks.filter((task): task is Task => task.count !== undefined);
}
