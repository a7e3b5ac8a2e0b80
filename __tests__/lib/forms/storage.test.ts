import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { clearStored, readStored, removeStored, store, storedKeys } from '@/lib/forms/storage';

afterEach(() => {
  jest.restoreAllMocks();
});

function useEverything() {
  store('pin', '380009');
  removeStored('pin');
  const result = [readStored('pin'), storedKeys('sessionStorage')];
  clearStored();
  return result;
}

describe('a browser that stores nothing', () => {
  test('has no stored text where storage is null, as in a WebView without it', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, name, 'get').mockReturnValue(null as unknown as Storage);
    }
    expect(useEverything()).toEqual([null, []]);
  });

  test('has no stored text where storage throws, as with cookies blocked', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(useEverything()).toEqual([null, []]);
  });
});
