import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let complaints: jest.Spied<typeof console.error>;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

// A test that provokes an error checks it, then calls `jest.mocked(console.error).mockClear()`.
afterEach(() => {
  const calls = [...complaints.mock.calls];
  complaints.mockRestore();
  expect(calls).toEqual([]);
});
