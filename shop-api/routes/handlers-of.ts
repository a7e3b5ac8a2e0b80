import type { Endpoint } from '../../contract/endpoint.ts';
import type { Handler } from '../http/handler.ts';

/** A handler for every call of an area: one that is missing does not compile. */
export type HandlersOf<Area extends Record<string, Endpoint>> = {
  [Name in keyof Area]: Handler<Area[Name]>;
};
