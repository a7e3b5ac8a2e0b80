import type { AnySchema, InferType, ObjectSchema } from 'yup';
import type { AnyResource } from '@/contract/kit/resource';
import type { DescribedColumn, DescribedDesk } from './described';
import type { Desk } from './desk';
import type { DeskColumn } from './desk-columns';
import { saidBy, withRules } from './with-rules';

type Row<Of extends AnyResource> = 'id' | Of['row'][number] | (keyof Of['more'] & string);
type Whole<Of extends AnyResource> = DescribedDesk<Row<Of>, keyof InferType<Of['fields']> & string>;

/** What only a description says of a resource: how it is drawn. */
type Drawn<Of extends AnyResource> = Omit<
  Whole<Of>,
  'name' | 'kind' | 'calls' | 'isRemovable' | 'columns' | 'noun' | 'filters'
> &
  Partial<Pick<Whole<Of>, 'noun' | 'filters'>> & {
    columns: readonly DescribedColumn<Row<Of>>[];
  };

/**
 * Returns the desk of a resource: name, calls, rules and what a list is sorted by are its own. It
 * brings yup along, so nothing that is sent to the browser imports a description.
 */
export function describeResource<Of extends AnyResource>(of: Of, drawn: Drawn<Of>): Desk {
  const desk = {
    ...{ name: of.name, kind: of.kind, noun: of.one.toLowerCase(), filters: [] },
    calls: { list: `listDesk${of.many}`, read: `read${of.one}` },
    ...{ isRemovable: true, ...drawn },
    columns: drawn.columns.map((column) => wholeColumn(of, column)),
  };
  return withRules(desk as unknown as DescribedDesk, of.fields as ObjectSchema<object>);
}

function wholeColumn(of: AnyResource, column: DescribedColumn): DeskColumn {
  const given = typeof column === 'string' ? { name: column } : column;
  const { name } = given;
  const rule = (of.fields as ObjectSchema<object>).fields[name as never] as AnySchema | undefined;
  const own = rule && saidBy(rule);
  const kind = own?.kind === 'lines' ? 'text' : own?.kind;
  return { ...own, kind, ...(of.sort.includes(name) && { sort: name }), ...given } as DeskColumn;
}
