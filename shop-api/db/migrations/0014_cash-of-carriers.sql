ALTER TABLE "orders" ADD COLUMN "cash_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_reference" text;--> statement-breakpoint
CREATE INDEX "orders_of_cash" ON "orders" USING btree ("delivered_at","id") WHERE "orders"."pay_type" = 'Cash on Delivery' AND "orders"."delivered_at" IS NOT NULL AND "orders"."cash_received_at" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_by_delivery" ON "orders" USING btree ("delivered_at","id") WHERE "orders"."delivered_at" IS NOT NULL;