import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { listResource, type ResourceListing } from '../domain/desk/list-resource.ts';
import { moveResource, orderResource, removeResource } from '../domain/desk/move-resource.ts';
import type { Resource } from '../domain/desk/resource.ts';
import { saveResource } from '../domain/desk/save-resource.ts';
import type { Context } from '../domain/kernel/context.ts';
import type { Order } from '../domain/trail/order-entries.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers, moveHandler, removeHandler } from './desk-handlers.ts';
import { type AnyHandler, DONE, type HandlersOf } from './handler.ts';

/**
 * Returns the handlers of calls of resources, found by their methods and paths. The engine knows
 * fields by their rules alone, so the types of the answers are those of the contract.
 * @throws Error for a call of no resource
 */
export function resourceHandlers<Calls extends Record<string, Endpoint>>(
  calls: Calls,
  resources: readonly Resource[],
): HandlersOf<Calls> {
  const all = new Map(resources.flatMap((of) => Object.entries(handlersOf(of))));
  const handlers = Object.entries(calls).map(([name, { method, path }]) => {
    const handler = all.get(`${method} ${path}`);
    if (!handler) throw new Error(`No resource has the call ${name}`);
    return [name, handler];
  });
  return Object.fromEntries(handlers);
}

interface OrderCall {
  ctx: Context;
  input: { body: Order & Record<string, unknown> };
}

function handlersOf(of: Resource) {
  const { list, read, add, save } = deskHandlers({
    list: (ctx, input: ResourceListing) => listResource({ ctx, of, input }),
    read: (ctx, input) => readManaged({ ctx, of: of.managed, input }),
    save: (ctx, input) => saveResource({ ctx, of, input }),
  });
  const remove = removeHandler(({ ctx, input }) => removeResource({ ctx, of, input }));
  const order = async ({ ctx, input }: OrderCall) => {
    await orderResource({ ctx, of, input: input.body });
    return DONE;
  };
  const path = `/staff/${of.name}/`;
  const moves = Object.keys(of.moves ?? {}).map((move) => [
    `POST ${path}{id}/${move}/`,
    moveHandler(({ ctx, input }) => moveResource({ ctx, of, move, input })),
  ]);
  return {
    [`GET ${path}`]: list,
    [`GET ${path}{id}/`]: read,
    [`POST ${path}`]: add,
    [`PUT ${path}{id}/`]: save,
    [`DELETE ${path}{id}/`]: remove,
    [`POST ${path}order/`]: order,
    ...Object.fromEntries(moves),
  } as unknown as Record<string, AnyHandler>;
}
