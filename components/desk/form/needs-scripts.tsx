import { Note } from '@/components/ui/note';

/** Without scripts a form shows what is stored, and says why it cannot be changed. */
export function NeedsScripts() {
  return (
    <noscript>
      <Note tone="warning">
        To change this, turn JavaScript on in the settings of your browser and load the page again.
      </Note>
    </noscript>
  );
}
