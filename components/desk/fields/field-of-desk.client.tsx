'use client';

import type { ComponentType } from 'react';
import type { FieldKind } from '@/lib/desk/desk';
import type { DeskPath } from '@/lib/desk/paths';
import { ChoiceField, FlagField } from './choice-fields.client';
import { ChoicesField } from './choices-field.client';
import { CityField } from './city-field.client';
import { GroupField } from './group-field.client';
import { GroupsField } from './groups-field.client';
import { PictureField } from './picture-field.client';
import { PicturesField } from './pictures-field.client';
import { ReferenceField, ReferencesField } from './reference-fields.client';
import { RichField } from './rich-field.client';
import { SlugField } from './slug-field.client';
import {
  CodesField,
  LineField,
  LinesField,
  MomentField,
  MoneyField,
  NumberField,
  type PathOf,
} from './text-fields.client';
import { TextsField } from './texts-field.client';

/** What draws each kind of field. A new kind is a row here. */
const DRAWN: { [Kind in FieldKind['kind']]: ComponentType<{ path: never }> } = {
  text: LineField,
  lines: LinesField,
  money: MoneyField,
  number: NumberField,
  choice: ChoiceField,
  choices: ChoicesField,
  flag: FlagField,
  moment: MomentField,
  reference: ReferenceField,
  references: ReferencesField,
  texts: TextsField,
  codes: CodesField,
  city: CityField,
  phrases: LinesField,
  slug: SlugField,
  rich: RichField,
  picture: PictureField,
  pictures: PicturesField,
  group: Group,
  groups: Groups,
};

/** One field of a desk's form, in one language. */
export function FieldOfDesk({ path }: { path: DeskPath }) {
  const Drawn = DRAWN[path.field.kind] as ComponentType<{ path: DeskPath }>;
  return <Drawn path={path} />;
}

function Group({ path }: { path: PathOf<'group'> }) {
  return <GroupField path={path} Part={FieldOfDesk} />;
}

function Groups({ path }: { path: PathOf<'groups'> }) {
  return <GroupsField path={path} Part={FieldOfDesk} />;
}
