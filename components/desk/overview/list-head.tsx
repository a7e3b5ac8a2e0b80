import { Link } from '@/components/ui/link.client';

/** The heading of a short list, with a link to the whole one. */
export function ListHead({ title, all, href }: { title: string; all: string; href: string }) {
  return (
    <div className="cluster middle between gap-x-4">
      <h2>{title}</h2>
      <Link className="inline-row touch link small" href={href}>
        {all}
      </Link>
    </div>
  );
}
