ALTER TABLE "gift_cards" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "language" text;