ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "visible_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ((to_tsvector('simple', "name") || to_tsvector('simple', "translations")));--> statement-breakpoint
CREATE INDEX "products_by_sku_prefix" ON "products" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_not_published" ON "products" USING btree ("state") WHERE "products"."state" <> 'published';--> statement-breakpoint
CREATE INDEX "products_by_time" ON "products" USING btree ("visible_from","visible_until") WHERE "products"."visible_from" IS NOT NULL OR "products"."visible_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_unique" UNIQUE("barcode");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_have_a_state" CHECK ("products"."state" IN ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_are_in_the_shop_when_published" CHECK ("products"."state" = 'published' OR NOT "products"."is_published");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_end_after_they_begin" CHECK ("products"."visible_until" > "products"."visible_from");--> statement-breakpoint
UPDATE "products" SET "state" = 'archived' WHERE NOT "is_published";
