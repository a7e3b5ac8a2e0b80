ALTER TABLE "gift_cards" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_request_key_unique" UNIQUE("request_key");