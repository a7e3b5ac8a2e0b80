import { NAME_KINDS } from './catalogue/manage/name-kinds.ts';
import { storedEvents } from './content/manage/events.ts';
import { managedFaq, managedFaqGroup } from './content/manage/faq-entries.ts';
import { storedMetaTags } from './content/manage/meta-tags.ts';
import { managedPage } from './content/manage/page-desk.ts';
import { managedPost } from './content/manage/post-entry.ts';
import { storedStores } from './content/manage/stores.ts';
import { managedTemplate } from './mail/manage/template-desk.ts';
import { byName, byNumber, type EntryReaders } from './trail/entry-reader.ts';

/** Every kind of things that a desk manages: each has versions that can be brought back. */
export const entryReaders: EntryReaders = new Map([
  byNumber(NAME_KINDS.brand.managed),
  byNumber(NAME_KINDS.tag.managed),
  byNumber(NAME_KINDS.form.managed),
  byNumber(managedPost),
  byName(managedPage),
  byNumber(managedFaqGroup),
  byNumber(managedFaq),
  byNumber(storedMetaTags.managed),
  byNumber(storedEvents.managed),
  byNumber(storedStores.managed),
  byName(managedTemplate),
]);
