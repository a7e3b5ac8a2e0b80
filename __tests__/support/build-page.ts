import { pagePaths } from '@/contract/page-paths';
import type { Page, PageName } from '@/contract/pages';
import { pages } from '@/contract/pages';

/** Marks a page as built until `undo`, in the table and among the paths for browsers. */
export function build(name: PageName): { href: string; undo: () => void } {
  const page: Page = pages[name];
  const paths: Partial<Record<PageName, string>> = pagePaths;
  const { exists } = page;
  delete page.exists;
  paths[name] = page.path;
  const undo = () => {
    if (exists !== false) return;
    page.exists = false;
    delete paths[name];
  };
  return { href: page.path, undo };
}
