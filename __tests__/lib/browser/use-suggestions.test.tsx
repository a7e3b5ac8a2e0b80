import { beforeEach, expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { useSuggestions } from '@/lib/browser/use-suggestions';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

/** Answers of the running test, by text; a text without one is answered with itself. */
let answers: Record<string, Promise<Response>>;
let asked: string[];

const answerTo = (text: string) =>
  Response.json({ products: [], others: [], categories: [], queries: [`${text}…`] });

beforeEach(() => {
  answers = {};
  asked = [];
  openFakeApi((url) => {
    const text = url.searchParams.get('q') ?? '';
    asked.push(text);
    return answers[text] ?? answerTo(text);
  });
});

function draw(first: string | undefined) {
  const { result, rerender } = renderHook((query: string | undefined) => useSuggestions(query), {
    initialProps: first,
    wrapper,
  });
  const shows = (of: string) => waitFor(() => expect(result.current.suggestions?.of).toBe(of));
  return { result, type: rerender, shows };
}

test('nothing is read until suggestions are wanted', async () => {
  const { result, type, shows } = draw(undefined);
  expect(result.current.suggestions).toBeUndefined();
  type('');
  await shows('');
  expect(asked).toEqual(['']);
});

test('the previous suggestions remain until those of the next text are there', async () => {
  const slow = Promise.withResolvers<Response>();
  answers.turm = slow.promise;
  const { result, type, shows } = draw('tur');
  await shows('tur');
  type('turm');
  await waitFor(() => expect(asked).toEqual(['tur', 'turm']));
  expect(result.current.suggestions?.of).toBe('tur');
  slow.resolve(answerTo('turm'));
  await shows('turm');
  expect(result.current.suggestions?.queries).toEqual(['turm…']);
});

test('an answer that arrives after that of a newer text is not displayed', async () => {
  const slow = Promise.withResolvers<Response>();
  answers.tur = slow.promise;
  const { result, type, shows } = draw('tur');
  await waitFor(() => expect(asked).toEqual(['tur']));
  type('turm');
  await shows('turm');
  slow.resolve(answerTo('tur'));
  await slow.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(result.current.suggestions?.of).toBe('turm');
});

test('an emptied field does not display the suggestions of its text', async () => {
  answers[''] = new Promise(() => undefined);
  const { result, type, shows } = draw('turm');
  await shows('turm');
  type('');
  expect(result.current.suggestions).toBeUndefined();
});

test('after a failure there are none', async () => {
  answers.turm = Promise.resolve(new Response('', { status: 400 }));
  const { result, type, shows } = draw('tur');
  await shows('tur');
  type('turm');
  await waitFor(() => expect(result.current.suggestions).toBeUndefined());
});

test('a list that opens again is read again: prices may have changed', async () => {
  const { type, shows } = draw('ghee');
  await shows('ghee');
  type(undefined);
  type('ghee');
  await waitFor(() => expect(asked).toEqual(['ghee', 'ghee']));
});
