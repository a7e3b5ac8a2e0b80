'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { productMessages } from '@/contract/messages/catalogue';
import { toast } from '@/lib/browser/toast';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(productMessages.linkCopied);
  } catch {
    toast.error(productMessages.linkNotCopied);
  }
}

/** The options that need scripts: copy the URL, open the phone's share sheet. */
export function ShareButtons({ name, url }: { name: string; url: string }) {
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet('share' in navigator), []);
  return (
    <>
      <IconButton label="Copy link" onClick={() => void copy(url)}>
        <Icon name="link" />
      </IconButton>
      {hasSheet ? (
        // Closing the sheet without sharing is not an error.
        <IconButton
          label="More ways to share"
          onClick={() => void navigator.share?.({ title: name, url }).catch(() => undefined)}
        >
          <Icon name="share-2" />
        </IconButton>
      ) : null}
    </>
  );
}
