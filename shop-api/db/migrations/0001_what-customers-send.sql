CREATE TABLE "staff_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"object_kind" text NOT NULL,
	"object_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_lines_by_product";--> statement-breakpoint
CREATE INDEX "staff_notes_by_object" ON "staff_notes" USING btree ("object_kind","object_id","id");--> statement-breakpoint
CREATE INDEX "customers_by_end_of_phone" ON "customers" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_start_of_email" ON "customers" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING gin (to_tsvector('simple', "first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "leads_by_words" ON "leads" USING gin ((to_tsvector('simple', "company" || ' ' || "name" || ' ' || "subject" || ' ' || "place") || to_tsvector('simple', jsonb_path_query_array("details", '$[*].value'))));--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("payable_paise","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("placed_at","id") WHERE "orders"."pay_type" = 'Online Payment' AND "orders"."paid_at" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_by_pin" ON "orders" USING btree ("postal_code","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_end_of_mobile" ON "orders" USING btree (reverse("mobile") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_receiver" ON "orders" USING gin (to_tsvector('simple', "full_name"));--> statement-breakpoint
CREATE INDEX "refunds_due_by_time" ON "refunds_due" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "return_requests_by_time" ON "return_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_time" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_words" ON "reviews" USING gin (to_tsvector('simple', "name" || ' ' || "text"));--> statement-breakpoint
-- The planner knows nothing of an expression before its table is looked at again.
ANALYZE "customers", "leads", "order_lines", "orders", "reviews";
