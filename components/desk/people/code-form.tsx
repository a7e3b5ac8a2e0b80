import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';

interface CodeFormProps {
  /** Of its field; unique on the page. */
  id?: string;
  action: string;
  error?: string | undefined;
  label: string;
  /** What the button says. */
  children: string;
}

/** A plain form for what a code proves. */
export function CodeForm({ id = 'code', action, error, label, children }: CodeFormProps) {
  return (
    <FormStack action={action}>
      <Field id={id} label={label} required {...(error !== undefined && { error })}>
        {(control) => <Input {...control} name="code" autoComplete="one-time-code" />}
      </Field>
      <Button type="submit">{children}</Button>
    </FormStack>
  );
}
