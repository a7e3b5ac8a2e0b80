/** The number of runs of a test: few by default, many in `npm run test:heavy`. */
export function size({ quick, heavy }: { quick: number; heavy: number }): number {
  return process.env.TEST_SIZE === 'heavy' ? heavy : quick;
}
