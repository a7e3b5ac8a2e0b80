'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link.client';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { searchMessages } from '@/contract/messages/search';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import { messageFor } from '@/lib/api-error';
import { explainQuery } from '@/lib/browser/desk';
import { toast } from '@/lib/browser/toast';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './explain-search.module.css';

const NOT_SAVED = 'Not saved. Please try again';

/** Says that a search is another name of something, or leads to the form for any other meaning. */
export function ExplainSearch({ query }: { query: string }) {
  const id = useId();
  const { explain, isBusy, error } = useExplaining(query);
  // Without scripts the link is what works.
  const isReady = useHydrated();
  return (
    <div className="stack gap-2">
      <form noValidate onSubmit={explain} className={styles.form}>
        <Field id={id} label="Another name of" error={error} isErrorAnnounced>
          {(control) => (
            <Input {...control} name="means" maxLength={MAX_SEARCH_LENGTH} autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="quiet" loading={isBusy} disabled={!isReady}>
          Save
        </Button>
      </form>
      <Link
        className="inline-row self-start touch link"
        href={staffRoutes.newEntry('search-concepts', { names: query })}
      >
        Another kind of meaning
      </Link>
    </div>
  );
}

function useExplaining(query: string) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const explain = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const means = String(new FormData(event.currentTarget).get('means') ?? '').trim();
    if (means === '') return setError(searchMessages.meaningNeeded);
    setBusy(true);
    try {
      await explainQuery({ query, means });
      setError('');
      toast.success(`Searches read “${query}” as “${means}”`, { about: 'desk' });
      router.refresh();
    } catch (refused) {
      setError(messageFor(refused, NOT_SAVED));
    }
    setBusy(false);
  };
  return { explain, isBusy, error };
}
