import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../__tests__/support/project-files.ts';

/** What of a page says of which build it is: its frame, its content, and its scripts. */
const MARKED = {
  'components/chrome/footer.tsx': '<footer',
  'components/ui/breadcrumbs.tsx': '<nav',
  'components/ui/link.client.tsx': '<a',
};
export const MARK = 'data-build';

/** A copy of the project's last commit, whose builds differ in everything that a browser loads. */
export class MarkedClone {
  readonly folder: string;
  #mark: string | undefined;

  constructor(folder: string) {
    this.folder = folder;
    execFileSync('git', ['clone', '-q', PROJECT_ROOT, folder]);
  }

  /** Commits sources whose pages are marked so, in each part. */
  commit(mark: string): void {
    for (const [file, tag] of Object.entries(MARKED)) {
      const path = join(this.folder, file);
      const source = readFileSync(path, 'utf8');
      const before = this.#mark === undefined ? tag : `${tag} ${MARK}="${this.#mark}"`;
      if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(path, source.replace(before, `${tag} ${MARK}="${mark}"`));
    }
    appendFileSync(join(this.folder, 'app/tokens.css'), `.of-build-${mark}{color:red}\n`);
    const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', ['-C', this.folder, ...person, 'commit', '-qam', `Build ${mark}`]);
    this.#mark = mark;
  }
}
