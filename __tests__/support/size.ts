/** How often a test tries: few times with every change, very often in `npm run test:heavy`. */
export function size({ quick, heavy }: { quick: number; heavy: number }): number {
  return process.env.TEST_SIZE === 'heavy' ? heavy : quick;
}
