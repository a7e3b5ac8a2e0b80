ALTER TABLE "gift_cards" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "gift_cards_by_time" ON "gift_cards" USING btree ("paid_at","id") WHERE "gift_cards"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_cards_by_ending" ON "gift_cards" USING btree ("ending");--> statement-breakpoint
CREATE INDEX "gift_cards_by_names" ON "gift_cards" USING gin (to_tsvector('simple', "sender_name" || ' ' || "receiver_name"));--> statement-breakpoint
CREATE INDEX "gift_cards_by_start_of_sender" ON "gift_cards" USING btree (lower("sender_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "gift_cards_by_start_of_receiver" ON "gift_cards" USING btree (lower("receiver_email") text_pattern_ops);