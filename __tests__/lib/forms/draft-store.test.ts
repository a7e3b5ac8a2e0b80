import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { draftNames, readDraft, removeAllDrafts, writeDraft } from '@/lib/forms/draft-store';

const NAMES = ['company', 'name'];
const KEPT = { company: 'Rao Stores' };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the draft of a form', () => {
  test('is read as it was written, by its own form only', () => {
    writeDraft('contact', NAMES, KEPT);
    expect(readDraft('contact', NAMES)).toEqual(KEPT);
    expect(readDraft('business', NAMES)).toBeUndefined();
  });

  test('is ignored and removed once the form has other fields', () => {
    writeDraft('contact', NAMES, KEPT);
    expect(readDraft('contact', [...NAMES, 'subject'])).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('is removed after a week', () => {
    writeDraft('contact', NAMES, KEPT);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 3_600_000);
    expect(readDraft('contact', NAMES)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('of another program is ignored', () => {
    localStorage.setItem('draft:contact', '{"fields":');
    expect(readDraft('contact', NAMES)).toBeUndefined();
  });

  test('never contains passwords, codes, captchas or consents', () => {
    const fields = ['name', 'calling_code', 'password', 'confirm_password', 'otp', 'code'];
    const given = Object.fromEntries([...fields, 'recaptcha', 'consent'].map((one) => [one, '']));
    expect(draftNames(given)).toEqual(['name', 'calling_code']);
  });

  test('is removed with all others, and nothing else is', () => {
    writeDraft('contact', NAMES, KEPT);
    writeDraft('business', NAMES, KEPT);
    localStorage.setItem('pin', '380009');
    removeAllDrafts();
    expect(Object.keys(localStorage)).toEqual(['pin']);
  });

  test('is not kept by a browser without storage, and the form works on', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => writeDraft('contact', NAMES, KEPT)).not.toThrow();
  });
});
