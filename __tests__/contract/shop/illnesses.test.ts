import { expect, test } from '@jest/globals';
import { namesIllness } from '@/contract/shop/illnesses';

test.each(['diabetes', 'Tea for diabetes', 'high bp', 'sugar ki bimari', 'मधुमेह', 'ડાયાબિટીસ'])(
  '"%s" names an illness',
  (query) => expect(namesIllness(query)).toBe(true),
);

test.each(['cough', 'sugar', 'bpa free bottle', 'hair fall', ''])('"%s" names none', (query) =>
  expect(namesIllness(query)).toBe(false),
);
