import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import styles from './voucher-box.module.css';

/** The place for a voucher code; vouchers belong to customers, so it asks others to log in. */
export function VoucherBox({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Field
      id="voucher"
      label="Voucher code"
      hint={isLoggedIn ? undefined : 'Please login to apply a voucher.'}
    >
      {(control) => (
        <div className={styles.row}>
          <Input {...control} name="voucher_code" autoComplete="off" disabled={!isLoggedIn} />
          <Button variant="quiet" disabled={!isLoggedIn}>
            Apply
          </Button>
        </div>
      )}
    </Field>
  );
}
