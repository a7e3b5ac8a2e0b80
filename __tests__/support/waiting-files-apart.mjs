import Sequencer from '@jest/test-sequencer';

/** Files whose tests wait: for processes to end, leases to run out, answers that never come. */
const WAITS =
  /[/](killed-[\w-]+|gateway-faults|msg91-sms|search-box|subscription-payment)[.]test[.]tsx?$/;

/**
 * Spreads the files that wait over the first half of a run: side by side they would leave the
 * processors idle, and so would one of them alone at the end. Without times of an earlier run Jest
 * takes the longest files first, and these are short.
 */
export default class WaitingFilesApart extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const { true: waiting = [], false: others = [] } = Object.groupBy(sorted, ({ path }) =>
      String(WAITS.test(path)),
    );
    const gap = Math.ceil(others.length / 2 / waiting.length);
    const spread = waiting.flatMap((test, n) => [test, ...others.slice(n * gap, (n + 1) * gap)]);
    return [...spread, ...others.slice(waiting.length * gap)];
  }
}
