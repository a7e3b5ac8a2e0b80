import { Captcha } from '@/components/shared/captcha.client';
import type { SendCode } from './use-send-code.client';

/** The captcha that stands before the next code, where the shop asks for one. */
export function SendCheck({ check }: Pick<SendCode, 'check'>) {
  if (!check) return null;
  return (
    <>
      <p className="small" role="alert">
        {check.message}
      </p>
      <Captcha captcha={check.captcha} />
    </>
  );
}
