'use client';

import { useContext } from 'react';
import { DEFAULT_SETTINGS, type Settings } from '@/contract/shop/settings';
import { SettingsContext } from './settings-context.client';

/** Returns the settings of the shop for a component. */
export function useSettings(): Settings {
  return useContext(SettingsContext) ?? DEFAULT_SETTINGS;
}
