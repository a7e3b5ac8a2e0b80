import { readStored, removeStored, store } from '@/lib/forms/storage';

const KEY = 'recent-searches';
const MAX_SEARCHES = 5;

/** Returns what was searched last in this browser, the latest first. It is sent nowhere. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((search) => typeof search === 'string').slice(0, MAX_SEARCHES);
  } catch {
    // A text that another program wrote.
    return [];
  }
}

/** Puts a search before the others, if the browser allows it. Upper and lower case are the same. */
export function rememberSearch(search: string): void {
  const isOther = (other: string) => other.toLowerCase() !== search.toLowerCase();
  const searches = [search, ...recentSearches().filter(isOther)].slice(0, MAX_SEARCHES);
  store(KEY, JSON.stringify(searches));
}

/** Removes all, for the shopper or for the next person at this browser. */
export function forgetSearches(): void {
  removeStored(KEY);
}
