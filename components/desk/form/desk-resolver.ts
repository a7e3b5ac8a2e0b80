import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { CheckFailed, checkText } from '@/contract/kit/check';
import type { FieldErrors as MessagesByField } from '@/contract/kit/errors';
import type { Desk, DeskEntry } from '@/lib/desk/desk';
import { deskPaths, openPaths, pathOfError, valueAt } from '@/lib/desk/paths';
import { rulesOf } from '@/lib/desk/rules';
import { type FormValues, toEntryFields } from '@/lib/desk/values';

/** What the API has refused, by path: the message, and the value that it is about. */
export type RefusedValues = Map<string, { message: string; value: unknown }>;

interface Checked {
  desk: Desk;
  entry: DeskEntry;
  refused: RefusedValues;
}

/** Returns the check of a form by the rules of the contract, which are loaded at the first one. */
export function deskResolver({ desk, entry, refused }: Checked): Resolver<FormValues> {
  return async (values, _context, { names = [] }) => {
    const broken = await brokenRules(desk, toEntryFields(desk, values, entry));
    // Whoever only passes by a refused field has not mended it. A save asks the API anew.
    const unmended = names.length === 1 ? unmendedErrors(refused, values) : [];
    const placed = [...unmended, ...placedErrors(desk, values, broken)];
    const errors: FieldErrors<FormValues> = {};
    for (const { path, message } of placed) set(errors, path, { type: 'rule', message });
    return placed.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

async function brokenRules(desk: Desk, fields: DeskEntry): Promise<MessagesByField> {
  try {
    await checkText(await rulesOf(desk), fields);
    return {};
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    return error.errors;
  }
}

function unmendedErrors(refused: RefusedValues, values: FormValues) {
  return [...refused]
    .filter(([path, { value }]) => isSame(valueAt(values, path), value))
    .map(([path, { message }]) => ({ path, message }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the first message of each field that the form has, in the order of the page: `benefits[1]`
 * is about `benefits`, `licences[1].number` about its own input.
 */
export function placedErrors(desk: Desk, values: FormValues, messages: MessagesByField) {
  const paths = openPaths(deskPaths(desk), values);
  const placed = Object.entries(messages).flatMap(([error, [message]]) => {
    const path = pathOfError(error, paths);
    return path && message ? [{ path: path.path, message, place: paths.indexOf(path) }] : [];
  });
  return placed.sort((one, other) => one.place - other.place);
}
