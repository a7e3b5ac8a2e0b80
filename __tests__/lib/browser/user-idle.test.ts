import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onUserIdle } from '@/lib/browser/user-idle';

const work = jest.fn();
let callOff: () => void;
const pass = (ms: number) => void jest.advanceTimersByTime(ms);

beforeEach(() => {
  work.mockClear();
  document.body.innerHTML = '<input><dialog></dialog>';
  Element.prototype.checkVisibility ??= () => true;
  jest.useFakeTimers();
  callOff = onUserIdle(work);
});
afterEach(() => {
  callOff();
  jest.useRealTimers();
});

const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('onUserIdle', () => {
  test('calls its work once, four seconds after the page was opened', () => {
    pass(3_500);
    expect(work).not.toHaveBeenCalled();
    pass(500);
    expect(work).toHaveBeenCalledTimes(1);
    pass(60_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('can wait longer on a page that nobody touches', () => {
    callOff();
    callOff = onUserIdle(work, 15_000);
    pass(14_500);
    expect(work).not.toHaveBeenCalled();
    pass(500);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('calls it after four seconds once such a page has been touched', () => {
    callOff();
    callOff = onUserIdle(work, 15_000);
    pass(1_000);
    touch();
    pass(2_500);
    expect(work).not.toHaveBeenCalled();
    pass(500);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits for a pause in the user’s input', () => {
    for (let tap = 0; tap < 10; tap++) {
      pass(1_000);
      touch();
    }
    expect(work).not.toHaveBeenCalled();
    pass(2_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('never interrupts typing', () => {
    document.querySelector('input')?.focus();
    pass(60_000);
    expect(work).not.toHaveBeenCalled();
  });

  test('waits until a dialog is closed', () => {
    const dialog = document.querySelector('dialog');
    dialog?.showModal();
    pass(60_000);
    expect(work).not.toHaveBeenCalled();
    dialog?.close();
    pass(500);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('can be cancelled', () => {
    callOff();
    pass(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
