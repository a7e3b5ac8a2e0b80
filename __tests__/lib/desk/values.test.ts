import { describe, expect, test } from '@jest/globals';
import { sampleDesk, sampleEntry } from '@/__tests__/support/sample-desk';
import type { DeskField } from '@/lib/desk/desk';
import { newGroup, toEntryFields, toFormValues } from '@/lib/desk/values';

const values = () => toFormValues(sampleDesk, sampleEntry);
const fields = (changed: object = {}) =>
  toEntryFields(sampleDesk, { ...values(), ...changed }, sampleEntry);

describe('the form of an entry', () => {
  test('holds texts for all that is typed, moments in Indian time', () => {
    expect(values()).toMatchObject({
      name: 'Ghee',
      translations: { hi: { name: 'घी', benefits: [] }, gu: { name: '', benefits: [] } },
      price: '990.5',
      months: '',
      veg: 'true',
      is_published: false,
      brand_id: 3,
      pins: '38, 3900',
      city: { id: 57606, name: 'Ahmedabad' },
      from: '2026-11-27T10:00',
      quantity: { value: '500', unit: 'ml' },
      sections: [
        { title: 'Ghee', link: '', translations: { hi: { title: 'घी' }, gu: { title: '' } } },
        { title: 'Oils', link: '/oils', shape: '"tall"' },
      ],
    });
  });

  test('that nobody has changed is the entry as it was', () => {
    const { id: _id, ...entry } = sampleEntry;
    const [first, second] = entry.sections;
    expect(JSON.parse(JSON.stringify(fields()))).toEqual({
      ...entry,
      translations: { hi: { name: 'घी', note: 'not on the desk' }, gu: {} },
      sections: [
        { ...first, translations: { hi: { title: 'घी' }, gu: {} } },
        { ...second, translations: { hi: {}, gu: {} } },
      ],
    });
  });

  test('of nothing is empty', () => {
    expect(toFormValues(sampleDesk, {})).toMatchObject({
      name: '',
      price: '',
      veg: 'null',
      is_published: false,
      benefits: [],
      quantity: { value: '', unit: '' },
      sections: [],
    });
  });

  test('has an empty group to add, its choices made', () => {
    const { fields: parts } = groups();
    expect(newGroup(parts)).toEqual({
      title: '',
      translations: { hi: { title: '' }, gu: { title: '' } },
      link: '',
      shape: '"wide"',
      brand_id: null,
    });
  });
});

function groups() {
  const all = sampleDesk.panels.flatMap((panel) => panel.fields);
  return all.find(({ name }) => name === 'sections') as Extract<DeskField, { kind: 'groups' }>;
}

describe('what was typed', () => {
  test('is a number in any script, with commas and the sign of rupees', () => {
    expect(fields({ price: '₹1,23,456.50' })).toHaveProperty('price', 123456.5);
    expect(fields({ price: '99,90' })).toHaveProperty('price', 99.9);
    expect(fields({ price: '1,2,3' })).toHaveProperty('price', Number.NaN);
    expect(fields({ price: '१२३.५' })).toHaveProperty('price', 123.5);
    expect(fields({ price: '-5' })).toHaveProperty('price', -5);
  });

  test('and is no number is left to the rules', () => {
    expect(fields({ price: 'ten' }).price).toBeNaN();
  });

  test('and is empty is missing: null where the rules say so', () => {
    expect(fields({ price: '', months: '', size_group: '' })).toMatchObject({
      price: undefined,
      months: null,
      size_group: null,
    });
  });

  test('is a code wherever a comma, a space or a line stands between', () => {
    expect(fields({ pins: ' 38,3900\n 4 ;56,, ' })).toHaveProperty('pins', [
      '38',
      '3900',
      '4',
      '56',
    ]);
    expect(fields({ pins: ' \n ' })).toHaveProperty('pins', []);
  });

  test('in a group is missing only as a whole', () => {
    expect(fields({ quantity: { value: '', unit: '' } })).toHaveProperty('quantity', null);
    expect(fields({ quantity: { value: '', unit: 'ml' } })).toHaveProperty('quantity', {
      value: undefined,
      unit: 'ml',
    });
  });

  test('in a group that the rules demand stays, so that each part is refused by itself', () => {
    const panels = sampleDesk.panels.map((panel) => ({
      ...panel,
      fields: panel.fields.map((one) => (one.kind === 'group' ? { ...one, nullable: false } : one)),
    }));
    const demanding = { ...sampleDesk, panels };
    const empty = { ...values(), quantity: { value: '', unit: '' } };
    expect(toEntryFields(demanding, empty, sampleEntry)).toHaveProperty('quantity', {
      value: undefined,
      unit: '',
    });
  });

  test('leaves out empty lines, and texts that another language lacks', () => {
    const translations = { hi: { name: '', benefits: ['', ' '] }, gu: { name: 'ઘી' } };
    expect(
      JSON.parse(JSON.stringify(fields({ benefits: ['', 'Pure'], translations }))),
    ).toMatchObject({
      benefits: ['Pure'],
      translations: { hi: { note: 'not on the desk' }, gu: { name: 'ઘી' } },
    });
  });
});
