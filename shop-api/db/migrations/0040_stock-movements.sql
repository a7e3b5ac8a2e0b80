CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"stock_after" integer,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"reason" text,
	"note" text NOT NULL,
	"by_id" integer,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_have_a_kind" CHECK ("stock_movements"."kind" IN ('opening', 'order', 'release', 'cancel', 'replacement', 'return', 'correction', 'count', 'import'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_mark" integer;--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "orders_that_wait_for_packing" ON "orders" USING btree ("id") WHERE "orders"."state" IN ('pending', 'confirmed') AND "orders"."released_at" IS NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_have_no_negative_low_mark" CHECK ("products"."low_mark" >= 0);--> statement-breakpoint
CREATE FUNCTION "record_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What the statement was told to be, as JSON; read once, so that it explains no later statement.
  "said" text := current_setting('shop.stock_cause', true);
  "cause" jsonb;
BEGIN
  IF "said" <> '' THEN
    "cause" := "said"::jsonb;
    PERFORM set_config('shop.stock_cause', '', true);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "stock_movements" ("product_id", "delta", "stock_after", "kind", "reference",
      "reason", "note", "by_id", "by_name", "at")
    SELECT "id", COALESCE("now"."stock", 0) - COALESCE("was"."stock", 0), "now"."stock",
      COALESCE("cause" ->> 'kind', 'correction'), COALESCE("cause" ->> 'reference', ''),
      CASE WHEN "cause" IS NULL THEN 'other' ELSE "cause" ->> 'reason' END,
      COALESCE("cause" ->> 'note', ''), ("cause" ->> 'by_id')::int,
      COALESCE("cause" ->> 'by_name', 'Database'), COALESCE(("cause" ->> 'at')::timestamptz, now())
    FROM "now" FULL JOIN "was" USING ("id")
    WHERE "now"."stock" IS DISTINCT FROM "was"."stock" OR "cause" ->> 'kind' = 'count'
    ORDER BY "id";
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "stock_movements" ("product_id", "delta", "stock_after", "kind", "reference",
      "reason", "note", "by_id", "by_name", "at")
    SELECT "id", "stock", "stock", COALESCE("cause" ->> 'kind', 'opening'),
      COALESCE("cause" ->> 'reference', ''), "cause" ->> 'reason', COALESCE("cause" ->> 'note', ''),
      ("cause" ->> 'by_id')::int, COALESCE("cause" ->> 'by_name', 'Database'), "created_at"
    FROM "now" WHERE "stock" IS NOT NULL ORDER BY "id";
  ELSE
    INSERT INTO "stock_movements" ("product_id", "delta", "stock_after", "kind", "reference",
      "reason", "note", "by_name", "at")
    SELECT "id", -"stock", NULL, 'correction', '', 'other', 'The product was removed',
      COALESCE("cause" ->> 'by_name', 'Database'), now()
    FROM "was" WHERE "stock" IS NOT NULL ORDER BY "id";
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Movements of the stock are written by changes of products, and never changed'
    USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
INSERT INTO "stock_movements" ("product_id", "delta", "stock_after", "kind", "reference", "note", "by_name", "at")
SELECT "id", "stock", "stock", 'opening', '', 'The stock when its history began', 'Database', now()
FROM "products" WHERE "stock" IS NOT NULL ORDER BY "id";--> statement-breakpoint
CREATE TRIGGER "products_come_with_stock" AFTER INSERT ON "products"
REFERENCING NEW TABLE AS "now"
FOR EACH STATEMENT EXECUTE FUNCTION "record_stock_movements"();--> statement-breakpoint
CREATE TRIGGER "products_change_stock" AFTER UPDATE ON "products"
REFERENCING OLD TABLE AS "was" NEW TABLE AS "now"
FOR EACH STATEMENT EXECUTE FUNCTION "record_stock_movements"();--> statement-breakpoint
CREATE TRIGGER "products_go_with_stock" AFTER DELETE ON "products"
REFERENCING OLD TABLE AS "was"
FOR EACH STATEMENT EXECUTE FUNCTION "record_stock_movements"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_come_from_products" BEFORE INSERT ON "stock_movements"
FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0)
EXECUTE FUNCTION "keep_stock_movements"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_stay" BEFORE UPDATE OR DELETE ON "stock_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_stock_movements"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_are_not_emptied" BEFORE TRUNCATE ON "stock_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_stock_movements"();
