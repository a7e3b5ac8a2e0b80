'use client';

import type { FormEvent, KeyboardEvent } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import type { Desk } from '@/lib/desk/desk';
import type { DeskFormPage } from '@/lib/view/desk';
import type { StaffFrame } from '@/lib/view/staff';
import { DeskFormProvider } from '../fields/desk-form-context.client';
import { StateTag } from '../state-tag';
import { ConflictDialog } from './conflict-dialog.client';
import styles from './desk-form.module.css';
import { EntryMoves } from './entry-moves.client';
import { FormPanel } from './form-panel.client';
import { LeaveGuard } from './leave-guard.client';
import { MessagePreview } from './message-preview.client';
import { PagePreview } from './page-preview.client';
import { PreviewPanel } from './preview-panel.client';
import { RelatedPanel } from './related-panel.client';
import { SaveBar } from './save-bar.client';
import { TrailPanel } from './trail-panel.client';
import { type OpenForm, useOpenForm } from './use-open-form.client';

interface DeskFormProps {
  desk: Desk;
  page: Omit<DeskFormPage, keyof StaffFrame>;
  /** The address of the shop, as a search result names it. */
  host: string;
}

/** The form of one entry, drawn from the description of its desk. */
export function DeskForm({ desk, page, host }: DeskFormProps) {
  const form = useOpenForm(desk, page);
  const { base, saving, isDirty } = form;
  const { id, entry, version } = page;
  return (
    <DeskFormProvider value={form.shared}>
      {id !== undefined && (
        <div className="cluster middle gap-2 mb-3-half">
          {desk.state && <StateTag states={desk.state.states} value={entry[desk.state.field]} />}
          <EntryMoves
            {...{ desk, id, entry, isDirty }}
            // After a save the form knows its version before the page has been read again.
            versionNow={() => Math.max(version, base.current.version)}
            onRefused={form.refuseMove}
          />
        </div>
      )}
      <form noValidate aria-label={desk.noun} className="stack gap-3-half" {...keysOf(form)}>
        <Columns form={form} page={page} host={host} />
        <SaveBar
          isDirty={isDirty}
          isMailed={desk.isMailed === true && id !== undefined}
          isPending={saving.isPending}
          message={saving.message}
          errors={form.errors}
          isRestored={form.isRestored}
          onUndo={form.undo}
        />
      </form>
      <LeaveGuard isDirty={isDirty} onUndo={form.undo} />
      {saving.newer && (
        <ConflictDialog
          newer={saving.newer}
          base={base.current}
          onClose={() => saving.setNewer(undefined)}
          onChoose={form.saveChosen}
        />
      )}
    </DeskFormProvider>
  );
}

/** Enter saves, and so does Ctrl and S. */
function keysOf({ submit }: OpenForm) {
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void submit();
  };
  return {
    onSubmit: save,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) save(event);
    },
  };
}

function Columns({ form, page, host }: { form: OpenForm } & Omit<DeskFormProps, 'desk'>) {
  const { desk } = form.shared;
  const { id, trail } = page;
  // Until scripts run, what is typed would be lost.
  const isReady = useHydrated();
  return (
    <fieldset disabled={!isReady} className={`split-1180 top gap-3-half ${styles.columns}`}>
      <div className="stack may-shrink gap-3-half">
        <Panels form={form} isSide={false} />
        {desk.related && id !== undefined && page.related !== undefined && (
          <RelatedPanel desk={desk.name} related={desk.related} id={id} first={page.related} />
        )}
      </div>
      <div className="stack may-shrink gap-3-half">
        <Panels form={form} isSide />
        {desk.hasPagePreview && <PagePreview id={id} entry={page.entry} />}
        {desk.hasMessagePreview && id !== undefined && (
          <MessagePreview id={id} entry={page.entry} language={form.language} />
        )}
        {desk.preview && <PreviewPanel preview={desk.preview} id={id} host={host} />}
        {id !== undefined && (
          <TrailPanel id={id} trail={trail} isDirty={form.isDirty} onBringBack={form.bringBack} />
        )}
      </div>
    </fieldset>
  );
}

function Panels({ form, isSide }: { form: OpenForm; isSide: boolean }) {
  return form.shared.desk.panels
    .filter(({ side = false }) => side === isSide)
    .map((panel) => (
      <FormPanel
        key={panel.title}
        panel={panel}
        language={form.language}
        onLanguage={form.setLanguage}
      />
    ));
}
