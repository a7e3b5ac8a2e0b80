import type { PictureUse } from '@/contract/shop/picture-uses';
import type { Desk, DeskField, DeskPanel, FieldBase, FieldKind } from './desk';
import type { DeskColumn } from './desk-columns';

/** What a field has whose kind follows from its rule: a text, a flag, a moment, a picture … */
interface PlainField {
  kind?: undefined;
  rows?: number;
  suggestions?: readonly string[];
  unit?: string;
  use?: PictureUse;
}

/**
 * A field as a description has it: its name, where all else follows from its rule, or what differs.
 * `withRules` makes it whole.
 */
export type DescribedField<Name extends string = string> =
  | Name
  | (Partial<FieldBase<Name>> & { name: Name } & (FieldKind | PlainField))
  | DeskField<Name>;

/** Fields under one heading. */
export type DescribedPanel<Name extends string = string> = Omit<DeskPanel<Name>, 'fields'> & {
  fields: readonly DescribedField<Name>[];
};

/** A column by its name alone, or with what differs from the rule of its field. */
export type DescribedColumn<Name extends string = string> =
  | Name
  | (Partial<DeskColumn<Name>> & { name: Name });

/** A desk whose fields are not whole yet. */
export type DescribedDesk<Row extends string = string, Field extends string = string> = Omit<
  Desk<Row, Field>,
  'panels'
> & { panels: readonly DescribedPanel<Field>[] };
