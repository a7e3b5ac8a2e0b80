CREATE TABLE "bundle_parts" (
	"bundle_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bundle_parts_bundle_id_part_id_pk" PRIMARY KEY("bundle_id","part_id"),
	CONSTRAINT "bundle_parts_have_a_quantity" CHECK ("bundle_parts"."quantity" >= 1),
	CONSTRAINT "bundle_parts_join_two" CHECK ("bundle_parts"."bundle_id" <> "bundle_parts"."part_id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_have_a_kind";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_bundle_id_products_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_parts" ADD CONSTRAINT "bundle_parts_part_id_products_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bundle_parts_by_part" ON "bundle_parts" USING btree ("part_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_have_a_kind" CHECK ("stock_movements"."kind" IN ('opening', 'order', 'release', 'cancel', 'replacement', 'return', 'correction', 'count', 'import', 'parts'));--> statement-breakpoint
CREATE VIEW "public"."product_pieces" AS (SELECT product.id AS product_id, coalesce(part.part_id, product.id) AS piece_id,
  coalesce(part.quantity, 1) AS quantity, coalesce(part.position, 1) AS position
  FROM products product LEFT JOIN bundle_parts part ON part.bundle_id = product.id);--> statement-breakpoint
CREATE VIEW "public"."order_pieces" AS (SELECT line.order_id, piece.id AS product_id, line.quantity * piece.quantity AS quantity,
  line.stock_taken * piece.quantity AS stock_taken
  FROM order_lines line CROSS JOIN LATERAL (
    SELECT line.product_id AS id, 1 AS quantity WHERE line.parts = '[]'
    UNION ALL
    SELECT (part ->> 'id')::integer, (part ->> 'quantity')::integer
    FROM jsonb_array_elements(line.parts) part
  ) piece);