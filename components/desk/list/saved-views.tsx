import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { SavedView } from '@/contract/staff/views';
import { staffApi } from '@/lib/api-routes/staff';
import type { Desk } from '@/lib/desk/desk';
import { type DeskQuery, deskParams } from '@/lib/desk/list-query';
import { staffRoutes } from '@/lib/staff-routes';

interface SavedViewsProps {
  desk: Desk;
  query: DeskQuery;
  views: readonly SavedView[];
}

/** The views of a list that staff have saved, and the form that saves the one that is displayed. */
export function SavedViews({ desk, query, views }: SavedViewsProps) {
  const { page_size: _, ...params } = deskParams({ ...query, page: 1 });
  const displayed = new URLSearchParams(params).toString();
  const current = views.find((view) => view.query === displayed);
  if (views.length === 0 && displayed === '') return null;
  const here = staffRoutes.desk(desk.name, params);
  return (
    <nav aria-label="Saved views" className="cluster middle gap-2">
      {views.map((view) => (
        <ChipLink
          key={view.id}
          href={staffRoutes.desk(desk.name, Object.fromEntries(new URLSearchParams(view.query)))}
          isCurrent={view === current}
        >
          {view.name}
        </ChipLink>
      ))}
      {current && (
        <form action={staffApi.removeView(desk.name, current.id)} method="post">
          <ReturnToFields next={here} from={here} />
          <Button type="submit" variant="text" size="small">
            Remove “{current.name}”
          </Button>
        </form>
      )}
      {!current && displayed !== '' && (
        <details>
          <summary className="inline-row touch link small">Save this view</summary>
          <form action={staffApi.saveView(desk.name)} method="post" className="stack hug gap-2">
            <ReturnToFields next={here} from={here} />
            <input type="hidden" name="query" value={displayed} />
            <Field id="view-name" label="Name of the view" hint="All staff see it" required>
              {(control) => <Input {...control} name="name" maxLength={40} />}
            </Field>
            <Button type="submit" variant="quiet" size="small">
              Save view
            </Button>
          </form>
        </details>
      )}
    </nav>
  );
}
