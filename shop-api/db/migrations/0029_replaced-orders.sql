ALTER TABLE "orders" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaced_by_orders_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_successor" ON "orders" USING btree ("replaced_by") WHERE "orders"."replaced_by" IS NOT NULL;