import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '#language';
import { Checkbox, Radio } from '@/components/ui/checkbox';
import { ADDRESS_TAGS, type AddressTag } from '@/contract/accounts/address';

interface TagFieldsProps {
  tag: { input: UseFormRegisterReturn; start: AddressTag };
  /** Undefined for the current default address: only another address can replace it. */
  makeDefault: { input: UseFormRegisterReturn; start: boolean } | undefined;
}

/** The type of the address, and whether it is the default. */
export function TagFields({ tag, makeDefault }: TagFieldsProps) {
  const t = useText();
  return (
    <>
      <fieldset className="cluster gap-x-6">
        <legend className="small strong">{t('Tag, if you like')}</legend>
        {ADDRESS_TAGS.map((one) => (
          <Radio
            key={one}
            {...tag.input}
            value={one}
            label={one}
            defaultChecked={one === tag.start}
          />
        ))}
      </fieldset>
      {makeDefault && (
        <Checkbox
          {...makeDefault.input}
          value="true"
          label="Make this my default address"
          defaultChecked={makeDefault.start}
        />
      )}
    </>
  );
}
