import { Button } from '@/components/ui/button';

interface UndoRemovalProps {
  id?: string;
  /** What was removed: `picture`. */
  noun: string;
  onUndo: () => void;
}

/** Says that a part was removed, and takes it back. */
export function UndoRemoval({ id, noun, onUndo }: UndoRemovalProps) {
  return (
    <p className="row gap-2 small" role="status">
      The {noun} was removed.
      <Button variant="text" size="small" id={id} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
