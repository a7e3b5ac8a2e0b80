import { expect, test } from '@jest/globals';
import { array, object, string } from 'yup';
import { sampleDesk } from '@/__tests__/support/sample-desk';
import type { DeskField } from '@/lib/desk/desk';
import { withRules } from '@/lib/desk/with-rules';

const part: DeskField = { name: 'number', label: 'Number', kind: 'text' };
const other: DeskField = { name: 'note', label: 'Note', kind: 'text' };

test('the parts of a list of groups are ruled by what the list holds', () => {
  const licences: DeskField = {
    name: 'licences',
    label: 'Licences',
    kind: 'groups',
    noun: 'licence',
    fields: [part, other],
  };
  const desk = { ...sampleDesk, panels: [{ title: 'All', fields: [licences] }] };
  const licence = object({ number: string().required(), note: string().nullable().default(null) });
  const rules = object({ licences: array(licence).default([]) });
  expect(withRules(desk, rules).panels[0]?.fields).toEqual([
    {
      ...licences,
      required: false,
      nullable: false,
      fields: [
        { ...part, required: true, nullable: false },
        { ...other, required: false, nullable: true },
      ],
    },
  ]);
});
