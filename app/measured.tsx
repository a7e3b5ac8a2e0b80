import { Measuring } from '@/components/shared/measuring';
import { serverConfig } from '@/lib/server/config';

/** Asks for the consent to measure, in a shop that measures. Staff and their desk never are. */
export function Measured() {
  const { measuring } = serverConfig();
  return measuring ? <Measuring tags={measuring} /> : null;
}
