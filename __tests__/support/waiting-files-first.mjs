import Sequencer from '@jest/test-sequencer';

/** Files whose tests wait for processes to end and leases to run out. */
const WAITS = /[/]killed-[\w-]+[.]test[.]ts$/;

/**
 * Runs the files that wait first, so that none of them is alone at the end of a run. Without times
 * of an earlier run Jest takes the longest files first, and these are short.
 */
export default class WaitingFilesFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const { true: waiting = [], false: others = [] } = Object.groupBy(sorted, ({ path }) =>
      String(WAITS.test(path)),
    );
    return [...waiting, ...others];
  }
}
