'use client';

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component whose code is loaded once `isNeeded`. Undefined until then, and if loading
 * fails: the page works without the part.
 * @param load a constant function
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isNeeded && Part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (Loaded) => setPart(() => Loaded),
      () => undefined,
    );
  }, [load, isMissing]);
  return Part;
}
