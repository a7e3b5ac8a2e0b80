import 'server-only';
import { use } from 'react';
import type { Settings } from '@/contract/shop/settings';
import { getSettings } from '@/lib/server/api/settings';

/** Returns the settings of the shop for a component that is drawn on the server alone. */
function useSettingsOfPage(): Settings {
  return use(getSettings());
}

// `#settings` is this file on the server, and `use-settings.client.ts` elsewhere (package.json).
export { useSettingsOfPage as useSettings };
