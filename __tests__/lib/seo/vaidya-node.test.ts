import { expect, test } from '@jest/globals';
import { sampleVaidya } from '@/__tests__/support/sample-vaidya';
import { vaidyaNode } from '@/lib/seo/vaidya-node';

const ORIGIN = 'https://shop.example';

test('a vaidya is a person with what the register says', () => {
  expect(vaidyaNode(sampleVaidya(), ORIGIN)).toMatchObject({
    '@type': 'Person',
    name: 'Vaidya Asha Joshi',
    hasCredential: { name: 'BAMS' },
    identifier: { propertyID: 'A council', value: 'GBA 0001' },
    knowsLanguage: 'Gujarati and Hindi',
    worksFor: { '@id': `${ORIGIN}/#store` },
  });
});

test('what staff have not written is not claimed', () => {
  const bare = { ...sampleVaidya(), speaks: '', about: '', portrait: null };
  const node = vaidyaNode(bare, ORIGIN);
  for (const claim of ['knowsLanguage', 'description', 'image'])
    expect(node).not.toHaveProperty(claim);
});
