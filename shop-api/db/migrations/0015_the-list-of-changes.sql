DROP INDEX "trail_by_time";--> statement-breakpoint
CREATE INDEX "trail_by_kind" ON "trail" USING btree ("object_kind","at","id");--> statement-breakpoint
CREATE INDEX "trail_by_action" ON "trail" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "trail_by_author" ON "trail" USING btree ("by_id","at","id");--> statement-breakpoint
CREATE INDEX "trail_by_name_of_author" ON "trail" USING btree (lower("by_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "trail_by_time" ON "trail" USING btree ("at","id");