ALTER TABLE "gift_cards" ADD COLUMN "send_on" date;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "by_whatsapp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "send_from" date;--> statement-breakpoint
CREATE INDEX "gift_cards_that_wait" ON "gift_cards" USING btree ("send_on") WHERE "gift_cards"."send_on" IS NOT NULL AND "gift_cards"."mailed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_of_gifts" ON "orders" USING btree ("placed_at","id") WHERE "orders"."is_gift";