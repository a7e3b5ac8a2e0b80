import 'server-only';
import type { ImportEntry } from '@/contract/catalogue/import-shapes';
import { ROLE_OF_KIND } from '@/contract/shop/roles';
import { foundOrNull } from '@/lib/api-error';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';

/** The page of imports: one of them, or the way to begin one. */
export interface ImportsPage extends StaffFrame {
  /** Null: none was asked for, or it is forgotten. */
  one: ImportEntry | null;
  earlier: ImportEntry[];
}

const EARLIER = 25;

/** Reads the imports of goods, and the one with an id. Personal: never cached. */
export async function getImportsPage(id: number | undefined): Promise<ImportsPage> {
  const { content, frame } = await asStaff({
    page: staffRoutes.imports(id),
    role: ROLE_OF_KIND.import,
    read: (call) =>
      Promise.all([
        orNull(call('listImports', { query: { page: 1, page_size: EARLIER } })),
        id === undefined ? null : foundOrNull(call('readImport', { params: { id } })),
      ]),
  });
  const [list, found] = content;
  return {
    ...frame,
    one: found?.data ?? null,
    earlier: list?.data ?? [],
  };
}
