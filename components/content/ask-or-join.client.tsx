'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { openLogin } from '@/lib/browser/login-popup';
import { useSession } from '@/lib/browser/use-session';

const QuestionForm = dynamic(async () => (await import('./question-form.client')).QuestionForm);

/** The form for members, loaded for them alone; for others `children`, and the login. */
export function AskOrJoin({ children }: { children: ReactNode }) {
  const t = useText();
  const { session } = useSession();
  if (session.isElite) return <QuestionForm />;
  return (
    <>
      {children}
      {!session.loggedIn && (
        <Button variant="text" className="needs-scripts mt-2" onClick={() => openLogin()}>
          {t('Already a member? Log in')}
        </Button>
      )}
    </>
  );
}
