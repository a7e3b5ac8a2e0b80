import type { InferType, Schema } from 'yup';
import type { CallAnswer, Endpoint, PathParams } from '../../contract/kit/endpoint.ts';
import type { Context } from '../domain/kernel/context.ts';

type ParamsOf<Row extends Endpoint> = Row['params'] extends Schema
  ? InferType<Row['params']>
  : { [Name in PathParams<Row['path']>]: number };

type Checked<Rules> = Rules extends Schema ? InferType<Rules> : unknown;

/** The input of a handler: every part has passed the rules of the contract. */
interface HandlerInput<Row extends Endpoint> {
  params: ParamsOf<Row>;
  query: Checked<Row['query']>;
  body: Checked<Row['body']>;
}

/** Runs one call of the contract: calls a verb and returns the answer of the contract. */
type Handler<Row extends Endpoint> = (call: {
  ctx: Context;
  input: HandlerInput<Row>;
}) => Promise<CallAnswer<Row>>;

/** The input of any call, before the types of its row are known. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A handler whose row is known at run time only. */
export type AnyHandler = (call: { ctx: Context; input: AnyInput }) => Promise<unknown>;

/** The handlers of an area, one for every call: a missing one does not compile. */
export type HandlersOf<Area extends Record<string, Endpoint>> = {
  [Name in keyof Area]: Handler<Area[Name]>;
};

/** The first fields of every successful answer. */
export const DONE = { status: true } as const;
