import type { BrowserContext, Request } from '@playwright/test';
import { MARK } from './marked-clone.ts';

/** What a document of the browser has been made of. */
interface SeenDocument {
  /** The path at which it was opened. */
  opened: string;
  /** The builds that one moment of it has shown together. */
  mixtures: string[];
  builds: Set<string>;
}

interface Sighting {
  id: string;
  opened: string;
  builds: string[];
}

/** What the walk looks back on. */
export interface BuildWatch {
  documents: Map<string, SeenDocument>;
  /** Scripts, styles and pages that did not come. */
  failed: string[];
}

/** Runs in each page: tells of which builds it is whenever that changes. */
function tellBuilds(mark: string): void {
  const id = crypto.randomUUID();
  const opened = location.pathname;
  let told = '';
  const look = () => {
    const marked = [...document.querySelectorAll(`[${mark}]`)];
    const builds = [...new Set(marked.map((one) => one.getAttribute(mark) ?? ''))].sort();
    const sighting = JSON.stringify({ id, opened, builds });
    if (sighting === told) return;
    told = sighting;
    (window as unknown as { seeBuilds: (text: string) => void }).seeBuilds(sighting);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

const KINDS = ['document', 'script', 'stylesheet', 'font'];

/** The file or page of a request that matters to a page; undefined for another one. */
function wanted(request: Request): string | undefined {
  const isWanted = KINDS.includes(request.resourceType()) || 'rsc' in request.headers();
  return isWanted ? `${request.resourceType()} ${request.url()}` : undefined;
}

/** Watches of which builds the pages of a browser are, and whether all of their files come. */
export async function watchBuilds(context: BrowserContext): Promise<BuildWatch> {
  const documents: BuildWatch['documents'] = new Map();
  const failed: string[] = [];
  await context.exposeFunction('seeBuilds', (text: string) => {
    const { id, opened, builds } = JSON.parse(text) as Sighting;
    const seen = documents.get(id) ?? newDocument(opened);
    documents.set(id, seen);
    if (builds.length > 1) seen.mixtures.push(builds.join(' beside '));
    for (const build of builds) seen.builds.add(build);
  });
  await context.addInitScript(tellBuilds, MARK);
  context.on('response', (response) => {
    const what = wanted(response.request());
    if (what && response.status() >= 400) failed.push(`${what} ${response.status()}`);
  });
  context.on('requestfailed', (request) => {
    const what = wanted(request);
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still fetching.
    if (what && reason !== 'net::ERR_ABORTED') failed.push(`${what} ${reason}`);
  });
  return { documents, failed };
}

const newDocument = (opened: string): SeenDocument => ({
  opened,
  mixtures: [],
  builds: new Set(),
});
