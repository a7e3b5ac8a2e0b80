import { Note } from '@/components/ui/note';

interface CartNoticeProps {
  flash: { message: string; isError: boolean };
}

/** How a plain form post ended; with scripts a toast says the same. */
export function CartNotice({ flash }: CartNoticeProps) {
  return <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>;
}
