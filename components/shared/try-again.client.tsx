'use client';

import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { PageForm } from '@/components/ui/page-form.client';

/** Reloads the whole page, with and without scripts. Loses the parameters of its address. */
export function TryAgain() {
  const t = useText();
  return (
    <PageForm>
      <Button type="submit">{t('Try again')}</Button>
    </PageForm>
  );
}
