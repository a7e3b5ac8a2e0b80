import { expect, test } from '@jest/globals';
import { SAMPLE_VALUES } from '@/shop-api/domain/mail/manage/sample-message';
import { MESSAGE_TEMPLATES } from '@/shop-api/domain/mail/templates/all-templates';

test('every value of every message has a sample; a link is that of a sample page', () => {
  const names = Object.values(MESSAGE_TEMPLATES).flatMap(({ fields }): readonly string[] => fields);
  const known = [...Object.keys(SAMPLE_VALUES), 'link'];
  expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
});
