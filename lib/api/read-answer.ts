import type { CallAnswer, Endpoint } from '@/contract/endpoint';
import type { ErrorAnswer } from '@/contract/errors';
import { errorAnswer } from '@/contract/errors';
import { ApiError } from './api-error';

/**
 * Turns the API's response into the promised answer, a PDF into an `ArrayBuffer`. Checks the shape of
 * answers and refusals alike.
 * @throws ApiError of any kind
 */
export async function readAnswer<Row extends Endpoint>(
  row: Row,
  response: Response,
): Promise<CallAnswer<Row>> {
  if (row.answerKind === 'pdf' && response.ok) return (await readPdf(response)) as CallAnswer<Row>;
  const json = await readJson(response);
  if (!response.ok) throw refusal(response.status, json);
  try {
    return row.answer.validateSync(json, { strict: true }) as CallAnswer<Row>;
  } catch (cause) {
    throw new ApiError('contract', `${row.path} answered another shape`, { cause });
  }
}

async function readPdf(response: Response): Promise<ArrayBuffer> {
  const { status, headers } = response;
  if (!headers.get('Content-Type')?.startsWith('application/pdf')) {
    throw new ApiError('http', `Answer ${status} is no PDF`, { status });
  }
  return response.arrayBuffer().catch((cause: unknown) => {
    throw new ApiError('network', `Answer ${status} broke off`, { cause });
  });
}

async function readJson(response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiError('network', `Answer ${status} broke off`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('http', `Answer ${status} is no JSON`, { status, cause });
  }
}

/** The error of an answer that is not a success: the API's own, or somebody else's on the way. */
export function refusal(status: number, json: unknown): ApiError {
  if (!errorAnswer.isValidSync(json, { strict: true })) {
    return new ApiError('http', `Answer ${status}`, { status });
  }
  const { code, message, errors } = json as ErrorAnswer;
  return new ApiError('domain', message, { status, code, fields: errors });
}
