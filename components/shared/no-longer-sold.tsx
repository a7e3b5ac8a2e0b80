import type { ReactNode } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { reorderMessages } from '@/contract/messages/reorder';
import { focusAfterRemoval } from './focus-after-removal';
import styles from './no-longer-sold.module.css';

interface NoLongerSoldProps {
  /** The product, in the language of the page. */
  name: string;
  /** Where the plain form posts to. */
  action: string;
  onRemove: () => void;
  /** The fields of the plain form. */
  children: ReactNode;
}

/** Says that a chosen product was withdrawn, with the tap that takes it out; also a plain form. */
export function NoLongerSold({ name, action, onRemove, children }: NoLongerSoldProps) {
  const t = useText();
  return (
    <form
      className={`cluster middle between gap-2 gap-x-4 small caution ${styles.gone}`}
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        focusAfterRemoval(event.currentTarget);
        onRemove();
      }}
    >
      {children}
      <p>{t.filled(reorderMessages.noLongerSold(name))}</p>
      <Button type="submit" variant="line" size="small">
        {t('Remove it')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}
