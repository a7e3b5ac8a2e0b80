'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { useText } from '#language';
import { messageOf } from '@/contract/kit/check';
import type { FieldErrors } from '@/contract/kit/errors';
import { commonMessages } from '@/contract/messages/common';
import type { Message } from '@/contract/messages/text-with-values';
import { ApiError, hasNoAnswer, notesOf } from '@/lib/api-error';
import type { Translate } from '@/lib/language/translate';
import type { FormCaptcha } from './use-captcha.client';
import { type FormDraft, useFormDraft } from './use-form-draft.client';

export interface ApiFormOptions<Values extends FieldValues> {
  /** The contract's schema, so that the messages are the specification's. Without `recaptcha`. */
  schema: ObjectSchema<Values>;
  /** The initial value of every field, in the order of the page. */
  defaults: DefaultValues<Values>;
  /** The errors of a refused plain form post; shown until the field is changed. */
  refused?: FieldErrors;
  /** The captcha of the form, if it has one. */
  captcha?: FormCaptcha;
  /** The name of the form's draft, if what is typed survives a reload; see `useFormDraft`. */
  draft?: string;
  /** Sends the checked values; its errors are shown. `recaptcha` is '' without a captcha. */
  send: (values: Values, recaptcha: string) => Promise<void>;
  /** Returns the message for an error that belongs to no field of the form. */
  explain: (error: unknown) => Message;
  /** The message above fields with errors, in addition to their own messages. */
  summary?: string;
}

export interface ApiForm<Values extends FieldValues> {
  hook: UseFormReturn<Values>;
  refused: FieldErrors;
  /** The first field of the page that a plain form post was refused for. */
  firstRefused: string | undefined;
  captcha: FormCaptcha | undefined;
  onSubmit: (event: FormEvent) => void;
  isPending: boolean;
  /** Every field is valid, and the captcha is solved. */
  isReady: boolean;
  /** The message of a failed submission. */
  message: string | undefined;
  /** Additional sentences, displayed beside the message. */
  notes: readonly string[];
  draft: FormDraft;
}

/**
 * Builds a form; all forms use it. Fields are checked when they lose focus, then as they change.
 * The server's error for a field appears beside that field, which gets the focus; any other becomes
 * `message`. The input stays, with `draft` also over a reload. Draw fields with `fieldOf`, the end
 * of the form with `FormFooter`, and above a form with a draft `DraftNote`.
 */
export function useApiForm<Values extends FieldValues>(
  options: ApiFormOptions<Values>,
): ApiForm<Values> {
  const { schema, defaults, refused = {}, captcha } = options;
  const t = useText();
  const hook = useForm<Values>({
    mode: 'onTouched',
    defaultValues: defaults,
    resolver: resolverIn(t, schema),
  });
  const draft = useFormDraft({ hook, defaults, name: options.draft });
  const { send, ...sending } = useSending({ ...options, hook, draft });
  const isSolved = captcha?.isSolved ?? true;
  const submit = hook.handleSubmit(async (values) => {
    if (isSolved) await send(values as unknown as Values);
  });
  return {
    hook,
    refused,
    firstRefused: Object.keys(defaults).find((name) => refused[name]?.length),
    captcha,
    draft,
    ...sending,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    isReady: hook.formState.isValid && isSolved,
  };
}

/** Checks the fields by the schema, and says in the language of the page what is wrong. */
function resolverIn<Values extends FieldValues>(t: Translate, schema: ObjectSchema<Values>) {
  const check = yupResolver(schema) as unknown as Resolver<Values>;
  return (async (values, context, options) => {
    const result = await check(values, context, options);
    const wrong = Object.entries<{ message?: unknown } | undefined>(result.errors);
    const errors = wrong.map(([name, error]) => [
      name,
      error && { ...error, message: t.filled(messageOf(error)) },
    ]);
    return { ...result, errors: Object.fromEntries(errors) };
  }) as Resolver<Values>;
}

/** Submits the form, one submission at a time. */
function useSending<Values extends FieldValues>({
  hook,
  draft,
  ...options
}: Omit<ApiFormOptions<Values>, 'draft'> & { hook: UseFormReturn<Values>; draft: FormDraft }) {
  const { defaults, captcha, send, explain, summary } = options;
  const t = useText();
  const isSending = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [notes, setNotes] = useState<readonly string[]>([]);

  const sendOnce = async (values: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setMessage(undefined);
    try {
      await send(values, captcha ? await captcha.answer() : '');
      draft.clear();
    } catch (error) {
      const names = Object.keys(defaults) as Path<Values>[];
      setMessage(setFieldErrors({ hook, names, error }) ? summary : t.filled(explain(error)));
      setNotes(hasNoAnswer(error) ? [commonMessages.maybeDone] : notesOf(error));
      captcha?.renew();
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };
  return { isPending, message, notes, send: sendOnce };
}

interface FieldErrorTarget<Values extends FieldValues> {
  hook: Pick<UseFormReturn<Values>, 'setError'>;
  /** The fields of the form, in the order of the page. */
  names: Path<Values>[];
  error: unknown;
}

/**
 * Sets the server's messages on their fields and focuses the first of these. Returns false if an
 * error belongs to no field of the form and must be shown elsewhere.
 */
function setFieldErrors<Values extends FieldValues>({
  hook,
  names,
  error,
}: FieldErrorTarget<Values>): boolean {
  const fields = error instanceof ApiError ? error.fields : {};
  const blamed = names.filter((name) => fields[name]?.length);
  for (const [index, name] of blamed.entries()) {
    hook.setError(name, { message: fields[name]?.[0] }, { shouldFocus: index === 0 });
  }
  return blamed.length > 0 && blamed.length === Object.keys(fields).length;
}
