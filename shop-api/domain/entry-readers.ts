import { managedPage } from './content/manage/page-desk.ts';
import { managedTemplate } from './mail/manage/template-desk.ts';
import { storedResources } from './resources.ts';
import { byName, byNumber, type EntryReaders } from './trail/entry-reader.ts';

/** Every kind of things that a desk manages: each has versions that can be brought back. */
export const entryReaders: EntryReaders = new Map([
  ...storedResources.map(({ managed }) => byNumber(managed)),
  byName(managedPage),
  byName(managedTemplate),
]);
