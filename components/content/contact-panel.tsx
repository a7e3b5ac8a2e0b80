import type { ReactNode } from 'react';
import { useText } from '#language';
import { Panel } from '@/components/ui/panel';
import type { Contact } from '@/contract/shop/shop';
import { ContactLines } from './contact-lines';

interface ContactPanelProps {
  title: string;
  contact: Contact;
  /** What to write, or when somebody answers. */
  children: ReactNode;
}

/** Whom to call or write to about the topic of a page. */
export function ContactPanel({ title, contact, children }: ContactPanelProps) {
  const t = useText();
  return (
    <Panel variant="cotton" className="stack gap-2 notch close">
      <h2>{t(title)}</h2>
      <p>{children}</p>
      <ContactLines contact={contact} />
    </Panel>
  );
}
