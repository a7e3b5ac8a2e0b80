DROP INDEX "leads_newest_first";--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("created_at","id");