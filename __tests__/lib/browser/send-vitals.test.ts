import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { VitalsReport } from '@/lib/view/vitals';

type Note = (metric: { name: string; value: number }) => void;

/** What the library calls when it has measured something. */
let notes: Note[];
const measure = (note: Note) => void notes.push(note);
jest.unstable_mockModule('web-vitals', () => ({
  ...{ onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure },
}));
const { sendVitals } = await import('@/lib/browser/send-vitals');

const sendBeacon = jest.fn<(url: string, body: Blob) => boolean>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });

function become(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function textOf(body: Blob | undefined): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    if (body) reader.readAsText(body);
  });
}

async function sent(): Promise<VitalsReport[]> {
  const texts = await Promise.all(sendBeacon.mock.calls.map(([, body]) => textOf(body)));
  return texts.map((text) => JSON.parse(text));
}

beforeEach(() => {
  notes = [];
  sendBeacon.mockClear();
});

describe('the web vitals of a page load', () => {
  test('are sent once, when the page is hidden, with the last values', async () => {
    sendVitals(new URL('https://vanya.example/'));
    for (const note of notes) note({ name: 'LCP', value: 2000 });
    notes[0]?.({ name: 'CLS', value: 0.012345678 });
    become('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    become('hidden');
    become('visible');
    become('hidden');
    expect(await sent()).toEqual([{ page: '/', surface: 'web', LCP: 2000, CLS: 0.0123 }]);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/vitals');
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
  });

  test('name the page without its values, and the surface', async () => {
    sendVitals(new URL('https://vanya.example/orders/4711?mobile=true&email=asha@example.com'));
    become('hidden');
    expect(await sent()).toEqual([{ page: '/orders/:id', surface: 'app' }]);
  });

  test('of an unknown address are not measured', () => {
    sendVitals(new URL('https://vanya.example/asha@example.com'));
    become('hidden');
    expect([notes, sendBeacon.mock.calls]).toEqual([[], []]);
  });
});
