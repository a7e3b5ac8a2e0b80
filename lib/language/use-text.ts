import 'server-only';
import { use } from 'react';
import { getText } from './get-text';
import type { Translate } from './translate';

/** Returns the translator of the page for a component that is drawn on the server alone. */
function useTextOfPage(): Translate {
  return use(getText());
}

// `#language` is this file on the server, and `use-text.client.ts` elsewhere (package.json).
export { useTextOfPage as useText };
