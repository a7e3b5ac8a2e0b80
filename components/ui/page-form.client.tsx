'use client';

import type { ComponentProps } from 'react';
import { inSameLanguage, isInApp } from '@/lib/surface';
import { useSurface } from './link.client';

type PageFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** The path of a page; the fields are its query. Omitted: this page. */
  action?: string;
};

/** A form whose fields are the query of a page. The page opens in the language and frame of this one. */
export function PageForm({ action, children, ...rest }: PageFormProps) {
  const surface = useSurface();
  return (
    <form {...rest} action={action && inSameLanguage(action, surface)}>
      {isInApp(surface) && <input type="hidden" name="mobile" value="true" />}
      {children}
    </form>
  );
}
