import { expect, test } from '@jest/globals';
import { object } from 'yup';
import { checkText } from '@/contract/kit/check';
import { consent } from '@/contract/kit/consents';
import { enquiryMessages } from '@/contract/messages/enquiries';

const rules = object({ consent: consent() });

test.each(['', 'maybe', 'false'])('a box that says “%s” is asked for in words', async (value) => {
  await expect(checkText(rules, { consent: value })).rejects.toThrow(
    enquiryMessages.consentMissing,
  );
});

test('a box that is ticked, or not among the fields, is taken', async () => {
  await expect(checkText(rules, { consent: 'true' })).resolves.toEqual({ consent: true });
  await expect(checkText(rules, {})).resolves.toEqual({});
});
