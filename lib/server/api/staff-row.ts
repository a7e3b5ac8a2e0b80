import 'server-only';
import { endpoints } from '@/contract/endpoints';
import type { Endpoint } from '@/contract/kit/endpoint';

const DESK = '/staff/';

/** The calls of the desk, by their method and the number of steps in their path. */
const ROWS = Map.groupBy(
  Object.values<Endpoint>(endpoints).filter(
    ({ access, path }) => access === 'staff' && path.startsWith(DESK),
  ),
  ({ method, path }) => shapeOf(method, stepsOf(path.slice(DESK.length))),
);

/** A call of the desk, and its path on the API. */
interface StaffCall {
  row: Endpoint;
  path: string;
}

/**
 * Returns the call of the desk that a method and a path name, `brands/12` for `/staff/brands/{id}/`;
 * undefined where there is none. Of two that fit, the one with more words of its own: `stock/count`
 * before `stock/{id}`.
 */
export function staffCall(method: string, path: string): StaffCall | undefined {
  const steps = stepsOf(path).map(decoded);
  if (steps.some((step) => step === undefined || ['.', '..'].includes(step))) return undefined;
  const fitting = (ROWS.get(shapeOf(method, steps)) ?? [])
    .map((row) => ({ row, names: namesIn(row, steps as string[]) }))
    .filter(({ names }) => names !== undefined)
    .sort((one, other) => (one.names ?? 0) - (other.names ?? 0));
  const [best] = fitting;
  const encoded = steps.map((step) => encodeURIComponent(step as string)).join('/');
  return best && { row: best.row, path: `${DESK}${encoded}/` };
}

/** How many `{names}` of a row the steps fill in; undefined where the row is another path. */
function namesIn({ path }: Endpoint, steps: readonly string[]): number | undefined {
  const own = stepsOf(path.slice(DESK.length));
  const isName = own.map((step) => step.startsWith('{'));
  const isFitting = own.every((step, index) => isName[index] || step === steps[index]);
  return isFitting ? isName.filter(Boolean).length : undefined;
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

function shapeOf(method: string, steps: readonly unknown[]): string {
  return `${method} ${steps.length}`;
}

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}
