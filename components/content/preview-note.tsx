import { useText } from '#language';
import { Note } from '@/components/ui/note';

/** Says that a page is a preview, above it. */
export function PreviewNote() {
  const t = useText();
  return (
    <div className="wrap">
      <Note tone="warning">
        {t('A preview: only who has this address sees it, until tomorrow. Nothing is saved by it.')}
      </Note>
    </div>
  );
}
