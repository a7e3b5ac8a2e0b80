import { expect, test } from '@jest/globals';
import { neutral, original } from '@/contract/kit/formulas';

test.each(['-545.00', '-3'])(
  'the negative amount %s stays a number, which a sum counts',
  (text) => {
    expect([neutral(text), original(text)]).toEqual([text, text]);
  },
);

test.each(['-1+2', '-A1', '=1', '+919800000001', '@a', '-', '-1.'])('%s is no formula', (text) => {
  expect([neutral(text), original(neutral(text))]).toEqual([`'${text}`, text]);
});
