import type { InferType, Schema } from 'yup';
import type { CallAnswer, Endpoint, PathParams } from '../../contract/endpoint.ts';
import type { Context } from '../domain/context.ts';

type ParamsOf<Row extends Endpoint> = Row['params'] extends Schema
  ? InferType<Row['params']>
  : { [Name in PathParams<Row['path']>]: number };

type Checked<Rules> = Rules extends Schema ? InferType<Rules> : unknown;

/** What a handler is given: every part has passed the rules of the contract. */
export interface HandlerInput<Row extends Endpoint> {
  params: ParamsOf<Row>;
  query: Checked<Row['query']>;
  body: Checked<Row['body']>;
}

/** Makes one call of the table: asks a verb and shapes the answer of the contract. */
export type Handler<Row extends Endpoint> = (call: {
  ctx: Context;
  input: HandlerInput<Row>;
}) => Promise<CallAnswer<Row>>;

/** The input of any call, as it is read before the row's own types are known. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A handler whose row is known at run time only. */
export type AnyHandler = (call: { ctx: Context; input: AnyInput }) => Promise<unknown>;
