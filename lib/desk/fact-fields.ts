import type { GoodsFact } from '@/contract/catalogue/fact-values';
import type { Desk, DeskField, FieldKind } from './desk';
import type { DeskChoice } from './desk-columns';

const NOT_SAID: DeskChoice = { value: null, label: 'Not said' };

/** Returns the desk of products with a field for each fact, which goods of its categories alone have. */
export function withFactFields(desk: Desk, facts: readonly GoodsFact[]): Desk {
  if (facts.length === 0) return desk;
  const panel = {
    title: 'Facts',
    hint: 'Defined under “Facts”. They follow the category.',
    fields: facts.map(fieldOf),
  };
  const place = desk.panels.findIndex(({ title }) => title === BEFORE) + 1;
  const panels = [...desk.panels.slice(0, place), panel, ...desk.panels.slice(place)];
  return { ...desk, facts, panels };
}

/** The panel before that of the facts. */
const BEFORE = 'On the label';

function fieldOf(fact: GoodsFact): DeskField {
  const { key, name, help, of, demandedBy } = fact;
  const demanded = demandedBy.length > 0 ? 'Some categories demand it before publishing' : '';
  const hint = [help, demanded].filter(Boolean).join('. ');
  return {
    name: `facts.${key}`,
    label: name,
    ...(hint && { hint }),
    ...(of && { shownFor: { field: 'category_id', in: of } }),
    ...kindOf(fact),
  };
}

function kindOf({ kind, unit, choices }: GoodsFact): FieldKind & { translated?: true } {
  const options = choices.map(({ key: value, name: label }) => ({ value, label }));
  switch (kind) {
    case 'text':
      return { kind: 'text', translated: true };
    case 'number':
      return { kind: 'number', signed: true, ...(unit && { unit }) };
    case 'choices':
      return { kind: 'choices', options };
    case 'choice':
      return { kind: 'choice', options: [NOT_SAID, ...options] };
    case 'flag':
      return { kind: 'choice', options: [NOT_SAID, ...YES_OR_NO] };
    case 'date':
      return { kind: 'text', type: 'date' };
  }
}

const YES_OR_NO: DeskChoice[] = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];
