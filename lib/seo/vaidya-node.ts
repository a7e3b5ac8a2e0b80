import type { Person } from 'schema-dts';
import type { Vaidya } from '@/contract/content/vaidyas';
import { largestFile } from './node-of';

/** Returns a vaidya as a schema.org Person: what the register says, and nothing of success. */
export function vaidyaNode(vaidya: Vaidya, origin: string) {
  const { id, name, portrait, about, speaks } = vaidya;
  return {
    '@type': 'Person',
    '@id': `${origin}/#vaidya-${id}`,
    name,
    jobTitle: 'Vaidya',
    worksFor: { '@id': `${origin}/#store` },
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: vaidya.qualification,
    },
    identifier: {
      '@type': 'PropertyValue',
      propertyID: vaidya.council,
      value: vaidya.registration_number,
    },
    ...(about && { description: about }),
    ...(speaks && { knowsLanguage: speaks }),
    ...(portrait && { image: largestFile(portrait, origin) }),
  } satisfies Person;
}
