'use client';

import { useState } from 'react';
import { storeMessages } from '@/contract/messages/stores';
import type { Position } from './distance';

interface NearMe {
  /** The shopper's position while the list is sorted by it. */
  position: Position | null;
  isAsking: boolean;
  /** Why the list is not sorted, after a try. */
  failure: string | null;
  /** Sorts by the distance, or ends it. Only a press asks the browser for the position. */
  toggle: () => void;
}

const { locationRefused, locationUnknown } = storeMessages;

/** A position of the last ten minutes is near enough. */
const OPTIONS: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

/** The position stays in this browser: nothing is sent or stored. */
export function useNearMe(): NearMe {
  const [position, setPosition] = useState<Position | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function settle(found: Position | null, reason: string | null): void {
    setPosition(found);
    setFailure(reason);
    setAsking(false);
  }

  function ask(): void {
    if (!navigator.geolocation) {
      settle(null, locationUnknown);
      return;
    }
    setAsking(true);
    setFailure(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ latitude: coords.latitude, longitude: coords.longitude }, null),
      ({ code, PERMISSION_DENIED }) =>
        settle(null, code === PERMISSION_DENIED ? locationRefused : locationUnknown),
      OPTIONS,
    );
  }

  return {
    position,
    isAsking,
    failure,
    toggle: () => (position ? settle(null, null) : ask()),
  };
}
