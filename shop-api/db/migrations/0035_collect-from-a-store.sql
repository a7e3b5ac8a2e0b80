CREATE TABLE "order_collections" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"store_name" text NOT NULL,
	"translations" jsonb NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	"weekly_off" integer,
	"phone" text NOT NULL,
	"remind_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "address_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "may_collect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_collections" ADD CONSTRAINT "order_collections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_collections_to_remind" ON "order_collections" USING btree ("remind_at") WHERE "order_collections"."remind_at" IS NOT NULL;