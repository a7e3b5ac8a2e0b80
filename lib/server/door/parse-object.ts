import 'server-only';
import { ApiError } from '@/lib/api/api-error';

/** A JSON text as the object it must be. @throws ApiError bad_request */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Falls through to the same refusal as JSON that is no object.
  }
  throw new ApiError('domain', 'The body must be a JSON object', {
    status: 400,
    code: 'bad_request',
  });
}
