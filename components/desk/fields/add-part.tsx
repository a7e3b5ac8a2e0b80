import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { keepFocus } from '@/lib/browser/keep-focus';

interface AddPartProps {
  /** What is added: `benefit`. */
  noun: string;
  id?: string | undefined;
  onAdd: () => void;
}

/** The button that adds a part to a list. */
export function AddPart({ noun, id, onAdd }: AddPartProps) {
  return (
    <Button variant="quiet" size="small" id={id} onMouseDown={keepFocus} onClick={onAdd}>
      <Icon name="plus" />
      Add {/^[aeiou]/i.test(noun) ? 'an' : 'a'} {noun}
    </Button>
  );
}
