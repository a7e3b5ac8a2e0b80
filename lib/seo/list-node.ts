import type { ItemList } from 'schema-dts';

/** One row of a list, in the order of the page. */
interface ListedPage {
  name: string;
  /** The path of its page. */
  path: string;
}

/** Returns a schema.org ItemList. `before` is the number of rows on earlier pages of the list. */
export function itemList(rows: readonly ListedPage[], origin: string, before = 0) {
  return {
    '@type': 'ItemList',
    numberOfItems: rows.length,
    itemListElement: rows.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: before + index + 1,
      name,
      url: origin + path,
    })),
  } satisfies ItemList;
}
