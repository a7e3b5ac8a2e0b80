import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reachStep } from '@/lib/browser/reach-step';

const sendBeacon = jest.fn<(url: string, body: Blob) => boolean>();

function textOf(body: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(body);
  });
}

const sent = () => Promise.all(sendBeacon.mock.calls.map(([, body]) => textOf(body)));
const product = '{"step":"product"}';
const cart = '{"step":"cart"}';
const checkout = '{"step":"checkout"}';

beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a step counts once in a tab', async () => {
  reachStep('product');
  reachStep('product');
  expect(await sent()).toEqual([product]);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/steps');
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
});

test('a step counts those before it, so that none is more than the one before', async () => {
  reachStep('cart');
  reachStep('product');
  reachStep('checkout');
  expect(await sent()).toEqual([product, cart, checkout]);
});

test('a tab that stays open counts again on another day', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: new Date('2026-01-14T12:00:00') });
  reachStep('product');
  jest.setSystemTime(new Date('2026-01-15T12:00:00'));
  reachStep('product');
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test('without storage nothing is counted, and nothing fails', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  reachStep('checkout');
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a browser that refuses the beacon, or has none, loses the count alone', () => {
  sendBeacon.mockReturnValue(false);
  reachStep('product');
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  reachStep('cart');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
