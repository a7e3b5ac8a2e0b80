import type {
  ErrorCode,
  FIGURES,
  FieldErrors,
  NewerVersion,
} from '../../../contract/kit/errors.ts';
import type { ReasonOf } from '../../../contract/kit/reasons.ts';
import { requestMessages } from '../../../contract/messages/requests.ts';
import {
  englishText,
  type Message,
  type TranslatableMessage,
  translatableMessages,
} from '../../../contract/messages/text-with-values.ts';
import type { Try } from './limit.ts';

/** A current figure and the displayed one, both in paise. */
export interface ComparedFigure {
  name: (typeof FIGURES)[number];
  /** The product's name, where the figure is its price. */
  product?: string;
  displayedPaise: number;
  nowPaise: number;
}

/** Details of a refusal beside its message. */
interface RefusalDetails {
  /** Messages by field, where the refusal concerns fields. */
  errors?: FieldErrors;
  /** The figures that differ from the displayed ones. */
  figures?: readonly ComparedFigure[];
  /** What has been saved meanwhile, where that is why. */
  newer?: NewerVersion;
  /** Those of the messages that have values, where they are not the refusal's own. */
  texts?: readonly TranslatableMessage[];
}

/**
 * A refusal by a business rule, independent of HTTP: `shop-api/http` maps the code to a status. The
 * reason names the rule, for machines and the log. The message is for the shopper: in English, and
 * where it has values also as a text with values.
 */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly reason: ReasonOf<Code>;
  readonly details: RefusalDetails;
  /** An attempt to count after the rollback that this refusal causes. */
  counts: Try | undefined;

  constructor(code: Code, reason: ReasonOf<Code>, said: Message, details: RefusalDetails = {}) {
    super(englishText(said));
    this.name = 'DomainError';
    this.code = code;
    this.reason = reason;
    this.details = { texts: translatableMessages([said]), ...details };
  }
}

/** Returns a refusal of one field: the message is displayed above the form and beside the field. */
export function invalidField(
  field: string,
  reason: ReasonOf<'invalid'>,
  message: Message,
): DomainError {
  const errors = { [field]: [englishText(message)] };
  return new DomainError('invalid', reason, message, { errors });
}

/** Returns one refusal, with the same message, for missing records and other customers' records. */
export function notFound(reason: ReasonOf<'not_found'>, what: string): DomainError {
  return new DomainError('not_found', reason, requestMessages.missing(what));
}
