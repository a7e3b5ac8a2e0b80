import { type InferType, mixed, type ObjectShape, object, type Schema } from 'yup';
import { ROLE_OF_KIND, type StaffKind } from '../shop/roles.ts';
import { deskCalls, deskEntry } from './desk.ts';
import { deskMove } from './desk-move.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './shapes.ts';

interface Resource<
  Name extends string,
  Fields extends Schema,
  Shown extends keyof InferType<Fields> & string,
  More extends ObjectShape,
  Filters extends ObjectShape,
  Sort extends string,
  One extends string,
  Many extends string,
  Moves extends string,
  Others extends Record<string, Endpoint>,
> {
  /** In paths: `events`. */
  name: Name;
  /** In the names of its calls: `saveEvent`. */
  one: One;
  /** Likewise: `listDeskEvents`. */
  many: Many;
  /** Its name in the trail, by which its calls need a role: `event`. */
  kind: StaffKind;
  /** In summaries: `events`. */
  what: string;
  /** The rules of its fields. */
  fields: Fields;
  /** The fields that a row of the list has too. */
  row: readonly Shown[];
  /** What a row has beside them: a column, `state`, or the picture of the entry. */
  more: More;
  /** The fields that a search of the list looks into. */
  searches: readonly string[];
  /** The fields that the list can be narrowed down by. */
  filters: Filters;
  /** The columns that it can be sorted by; the first is usual. */
  sort: readonly [Sort, ...Sort[]];
  /** What can be done with an entry beside saving it, with the summary of its call: `publish`. */
  moves?: Readonly<Record<Moves, string>>;
  /** Its other calls: `deskOrder`. */
  others?: Others;
}

/**
 * Returns a thing that staff manage: its rules, and the calls that follow from them. The API serves
 * them all by one engine (`shop-api/domain/desk`).
 */
export function resource<
  const Name extends string,
  Fields extends Schema,
  const Shown extends keyof InferType<Fields> & string,
  More extends ObjectShape,
  Filters extends ObjectShape,
  const Sort extends string,
  const One extends string,
  const Many extends string,
  const Moves extends string = never,
  Others extends Record<string, Endpoint> = Record<never, never>,
>(given: Resource<Name, Fields, Shown, More, Filters, Sort, One, Many, Moves, Others>) {
  const { name, one, many, fields, row, more, others } = given;
  const role = ROLE_OF_KIND[given.kind];
  const shown = Object.fromEntries(row.map((field) => [field, mixed().nullable().defined()]));
  type Row = { id: number } & Pick<InferType<Fields>, Shown> & InferType<ObjectSchemaOf<More>>;
  const rowRules = object({ id: id(), ...shown, ...more }) as unknown as Schema<Row>;
  const entry = deskEntry<InferType<Fields>>(fields);
  const { list, read, add, save, remove } = deskCalls({ ...given, row: rowRules, entry, role });
  const calls = {
    [`listDesk${many}`]: list,
    [`read${one}`]: read,
    [`add${one}`]: add,
    [`save${one}`]: save,
    [`remove${one}`]: remove,
    ...Object.fromEntries(
      Object.entries<string>(given.moves ?? {}).map(([move, summary]) => [
        `${move}${one}`,
        deskMove({ name, move, summary, more: {}, role }),
      ]),
    ),
    ...others,
  };
  type Calls = Record<`listDesk${Many}`, typeof list> &
    Record<`read${One}`, typeof read> &
    Record<`add${One}`, typeof add> &
    Record<`save${One}`, typeof save> &
    Record<`remove${One}`, typeof remove> &
    Record<`${Moves}${One}`, Move<Name, Moves>> &
    Others;
  return { ...given, calls: calls as unknown as Calls };
}

type ObjectSchemaOf<Shape extends ObjectShape> = ReturnType<typeof object<object, Shape>>;

type Move<Name extends string, Moves extends string> = ReturnType<
  typeof deskMove<Name, Moves, Record<never, never>>
>;

/** A resource of any fields. */
export interface AnyResource {
  name: string;
  one: string;
  many: string;
  kind: string;
  fields: Schema;
  row: readonly string[];
  more: object;
  searches: readonly string[];
  filters: object;
  sort: readonly string[];
}
