'use client';

import type { EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { richSchema } from './rich-schema';

interface RichLinkProps {
  state: EditorState;
  /** An empty address removes the link. */
  onLink: (href: string) => void;
  onClose: () => void;
}

/** Asks where the selected words lead. */
export function RichLink({ state, onLink, onClose }: RichLinkProps) {
  const old = hrefIn(state);
  const [href, setHref] = useState(old);
  const isAllowed = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/.test(href.trim());
  return (
    <Dialog open onClose={onClose} title="Link">
      <div className="stack gap-3 mt-3">
        <Field
          id="link-address"
          label="Address"
          hint="The path of a page of this shop; https:// for another site, mailto: or tel:"
          error={href && !isAllowed ? 'This is no address that the shop can link to' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={href}
              autoComplete="off"
              inputMode="url"
              onChange={({ target }) => setHref(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The form around the editor is not saved by it.
                event.preventDefault();
                if (isAllowed) onLink(href.trim());
              }}
            />
          )}
        </Field>
        <Button disabled={!isAllowed} onClick={() => onLink(href.trim())}>
          Link the selected words
        </Button>
        {old && (
          <Button variant="danger" onClick={() => onLink('')}>
            Remove the link
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function hrefIn({ selection, doc }: EditorState): string {
  let found = '';
  doc.nodesBetween(selection.from, selection.to, ({ marks }) => {
    const link = richSchema.marks.link?.isInSet(marks);
    if (link) found = String(link.attrs.href);
  });
  return found;
}
