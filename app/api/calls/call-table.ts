import type { CallPath, ValueOf } from '@/lib/api-routes/path';

/** The values of the parameters of a pattern by their names. */
type Params<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, ValueOf<Name, string>> & Params<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Record<Name, ValueOf<Name, string>>
    : unknown;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Handler<Given> = (request: Request, context: { params: Promise<Given> }) => Promise<Response>;
type Handlers<Given> = Partial<Record<Method, Handler<Given>>>;

/** Who answers the calls of one file of `lib/api-routes`: each of its paths has a row. */
export type CallTable<Paths> = {
  [Name in keyof Paths]: Paths[Name] extends CallPath<infer Pattern>
    ? Handlers<Params<Pattern>>
    : never;
};

/** A row of any table. */
export interface Call {
  pattern: string;
  handlers: Handlers<never>;
}

/** Joins the paths of a table with who answers them. */
export function callsOf<Name extends string>(
  paths: Record<Name, { pattern: string }>,
  table: Record<Name, Handlers<never>>,
): Call[] {
  const names = Object.keys(paths) as Name[];
  return names.map((name) => ({ pattern: paths[name].pattern, handlers: table[name] }));
}
