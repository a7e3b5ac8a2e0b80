'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import type { FieldErrors } from '@/contract/errors';
import { placeErrors } from './place-errors';
import type { FormCaptcha } from './use-captcha.client';

export interface ApiFormOptions<Values extends FieldValues> {
  /** The contract's rules, so that the messages are the specification's. Without `recaptcha`. */
  schema: ObjectSchema<Values>;
  /** A value for every field, in the order of the page. */
  defaults: DefaultValues<Values>;
  /** What a plain form post was refused for; shown until the field is changed. */
  refused?: FieldErrors;
  /** The captcha of the form, where it has one. */
  captcha?: FormCaptcha;
  /** Sends the checked values; whatever it throws is shown. `recaptcha` is '' without a captcha. */
  send: (values: Values, recaptcha: string) => Promise<void>;
  /** The words for an error that belongs to no field of the form. */
  explain: (error: unknown) => string;
  /** Said where fields are to blame, beside what stands at them. */
  summary?: string;
}

export interface ApiForm<Values extends FieldValues> {
  hook: UseFormReturn<Values>;
  refused: FieldErrors;
  captcha: FormCaptcha | undefined;
  onSubmit: (event: FormEvent) => void;
  isPending: boolean;
  /** Every field is right, and the captcha is solved. */
  isReady: boolean;
  /** Why sending failed. */
  message: string | undefined;
}

/**
 * The one way to build a form. Fields are checked when they are left, then as they change. A refusal
 * of the server is put beside its field, which is focused; else it becomes `message`. What was typed
 * stays. Draw fields with `fieldOf`, the foot with `components/shared/form-end.client`.
 */
export function useApiForm<Values extends FieldValues>(
  options: ApiFormOptions<Values>,
): ApiForm<Values> {
  const { schema, defaults, refused = {}, captcha } = options;
  const hook = useForm<Values>({
    mode: 'onTouched',
    defaultValues: defaults,
    resolver: yupResolver(schema) as unknown as Resolver<Values>,
  });
  const { isPending, message, send } = useSending(hook, options);
  const isSolved = captcha?.isSolved ?? true;
  const submit = hook.handleSubmit(async (values) => {
    if (isSolved) await send(values as unknown as Values);
  });
  return {
    hook,
    refused,
    captcha,
    isPending,
    message,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    isReady: hook.formState.isValid && isSolved,
  };
}

/** Sends the form once at a time. */
function useSending<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  { defaults, captcha, send, explain, summary }: ApiFormOptions<Values>,
) {
  const isSending = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string>();

  const sendOnce = async (values: Values) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setMessage(undefined);
    try {
      await send(values, captcha ? await captcha.answer() : '');
    } catch (error) {
      const names = Object.keys(defaults) as Path<Values>[];
      setMessage(placeErrors({ hook, names, error }) ? summary : explain(error));
      captcha?.renew();
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };
  return { isPending, message, send: sendOnce };
}
