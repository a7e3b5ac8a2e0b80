import type { Vaidya } from '@/contract/content/vaidyas';
import { samplePicture } from './sample-picture';

/** A vaidya as pages get one. */
export const sampleVaidya = (): Vaidya => ({
  id: 1,
  name: 'Vaidya Asha Joshi',
  qualification: 'BAMS',
  registration_number: 'GBA 0001',
  council: 'A council',
  speaks: 'Gujarati and Hindi',
  hours: 'Mondays',
  about: 'Listens.',
  portrait: samplePicture(),
  portrait_alt: 'A portrait',
});
