import type { InferType } from 'yup';
import type { homeDeskEndpoints } from '@/contract/content/desk-home';
import { HOME_SECTION_KEYS, type HomeSectionKey, partsOf } from '@/contract/content/home-sections';
import type { sectionFields } from '@/contract/content/manage-home';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';

type Row = CallAnswer<typeof homeDeskEndpoints.listDeskHomeSections>['data'][number];
type Kind = ReturnType<typeof partsOf>;

/** Sections of which the kind has something. */
const sectionsWhere = (has: (kind: Kind) => boolean | undefined) => ({
  field: 'key',
  in: HOME_SECTION_KEYS.filter((key: HomeSectionKey) => has(partsOf(key))),
});

const has = (part: Kind['parts'][number]) => sectionsWhere(({ parts }) => parts.includes(part));

const itemHas = (part: NonNullable<Kind['item']>[number]) =>
  sectionsWhere(({ item }) => item?.includes(part));

/** The sections of the home page, in its order. */
export const sectionDesk = describeDesk<Row, InferType<typeof sectionFields>>()({
  name: 'home-sections',
  title: 'Home sections',
  icon: 'house',
  group: 'Content',
  noun: 'section',
  kind: 'home_section',
  calls: { list: 'listDeskHomeSections', read: 'readHomeSection' },
  searches: 'Title',
  columns: [
    { name: 'name', label: 'Section', kind: 'text' },
    { name: 'label', label: 'Title', kind: 'text' },
    {
      name: 'is_visible',
      label: 'State',
      kind: 'state',
      states: [
        { value: true, label: 'Shown', tone: 'good' },
        { value: false, label: 'Hidden', tone: 'plain' },
      ],
    },
  ],
  filters: [],
  panels: [
    {
      title: 'Texts',
      fields: [
        {
          name: 'label',
          label: 'Title',
          kind: 'text',
          translated: true,
          wide: true,
          when: has('label'),
        },
        {
          name: 'description',
          label: 'Text',
          kind: 'lines',
          translated: true,
          when: has('description'),
        },
      ],
    },
    {
      title: 'What stands in it',
      fields: [
        {
          name: 'items',
          label: 'Entries',
          kind: 'groups',
          noun: 'entry',
          when: has('items'),
          fields: [
            { name: 'title', label: 'Title', kind: 'text', translated: true },
            { name: 'text', label: 'Text', kind: 'text', translated: true, when: itemHas('text') },
            {
              name: 'link',
              label: 'Link',
              kind: 'text',
              hint: 'A path of this shop: /store-locator',
              when: itemHas('link'),
            },
            {
              name: 'picture_id',
              label: 'Picture',
              kind: 'picture',
              use: 'section',
              when: itemHas('picture'),
            },
          ],
        },
      ],
    },
    {
      title: 'Display',
      side: true,
      hint: 'A section without anything to show is not displayed either.',
      fields: [
        { name: 'is_visible', label: 'Show on the home page', kind: 'flag', wide: true },
        {
          name: 'picture_id',
          label: 'Picture',
          kind: 'picture',
          use: 'section',
          wide: true,
          when: has('picture'),
        },
      ],
    },
  ],
  order: {},
  isFixed: true,
  hasPagePreview: true,
});
