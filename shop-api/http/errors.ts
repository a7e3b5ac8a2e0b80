import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { type ChangedFigure, ERROR_STATUS, type ErrorAnswer } from '../../contract/kit/errors.ts';
import { commonMessages } from '../../contract/messages/common.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import { toRupees } from '../../contract/shop/money.ts';
import { type ComparedFigure, DomainError } from '../domain/kernel/errors.ts';
import { isPassingTrouble } from '../domain/kernel/passing-trouble.ts';
import type { AppEnv } from './app-env.ts';
import { loggedPath } from './route-of.ts';

const INTERNAL = new DomainError('internal', 'internal_fault', commonMessages.wentWrongTryLater);
const UNAVAILABLE = new DomainError('unavailable', 'shop_busy', requestMessages.busy);

/** A refusal as the caller receives it: the status and the body of the contract. */
export interface Refusal {
  status: (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];
  body: ErrorAnswer;
}

/**
 * Maps any error to a refusal, the only such map. An error that no rule raised reveals no details.
 */
export function refusalFor(error: unknown): Refusal {
  const refusal = publicError(error);
  const { code, reason, message, details } = refusal;
  const body: ErrorAnswer = { status: false, code, reason, message };
  if (details.errors) body.errors = details.errors;
  if (isOfLogin(refusal) || (code === 'invalid' && !details.errors)) {
    body.non_field_errors = [message];
  }
  const sent = detailsOf(details);
  if (sent) body.details = sent;
  return { status: ERROR_STATUS[code], body };
}

function detailsOf(details: DomainError['details']): ErrorAnswer['details'] {
  const { figures, newer, texts = [] } = details;
  if (!figures && !newer && texts.length === 0) return undefined;
  return {
    ...newer,
    ...(figures && { figures: figures.map(inRupees) }),
    ...(texts.length > 0 && { texts: [...texts] }),
  };
}

/** The specification reads every refused login, by password or code, from `non_field_errors`. */
function isOfLogin({ reason }: DomainError): boolean {
  return reason === 'login_code_wrong' || reason === 'login_code_over';
}

function inRupees({ displayedPaise, nowPaise, ...figure }: ComparedFigure): ChangedFigure {
  return { ...figure, displayed: toRupees(displayedPaise), now: toRupees(nowPaise) };
}

function publicError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return isPassingTrouble(error) ? UNAVAILABLE : INTERNAL;
}

const READS = ['GET', 'HEAD'];

/** When to ask again while the API is unavailable, in seconds. */
export const RETRY_AFTER_S = '5';

/**
 * Answers every error in the shape of the contract. Logs every internal error and every refused
 * write, with the rule that refused it; never a field or a message, which contain personal data.
 */
export function answerErrors(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const { status, body } = refusalFor(error);
    const { method } = c.req;
    const call = { requestId: c.get('requestId'), method, path: loggedPath(c), status };
    const { code, reason } = body;
    if (!(error instanceof DomainError)) {
      logger.error({ ...call, code, reason, error }, 'Failed');
    } else if (!READS.includes(method) || status >= 500) {
      logger.info({ ...call, code, reason }, 'Refused');
    }
    if (code === 'unavailable') c.header('Retry-After', RETRY_AFTER_S);
    // The specification names the field of a refused removal so.
    return c.json(method === 'DELETE' ? { ...body, error: body.message } : body, status);
  };
}
