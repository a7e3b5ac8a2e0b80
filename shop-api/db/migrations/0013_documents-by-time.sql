CREATE INDEX "credit_notes_by_time" ON "credit_notes" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "membership_documents_by_time" ON "membership_documents" USING btree ("issued_at","id");