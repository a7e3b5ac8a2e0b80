CREATE TABLE "products_to_index" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_to_index_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "products_to_index_by_product" ON "products_to_index" USING btree ("product_id");--> statement-breakpoint
INSERT INTO "products_to_index" ("product_id")
SELECT "id" FROM "products"
WHERE NOT EXISTS (SELECT FROM "search_terms" WHERE "search_terms"."product_id" = "products"."id");--> statement-breakpoint
CREATE FUNCTION "queue_words_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "products_to_index" ("product_id") VALUES (NEW."id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "queue_words_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "products_to_index" ("product_id") VALUES (COALESCE(NEW."product_id", OLD."product_id"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "queue_words_of_brand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "products_to_index" ("product_id") SELECT "id" FROM "products" WHERE "brand_id" = NEW."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "queue_words_of_foam"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "products_to_index" ("product_id") SELECT "id" FROM "products" WHERE "foam_id" = NEW."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "queue_words_of_tag"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "products_to_index" ("product_id") SELECT "product_id" FROM "product_tags" WHERE "tag_id" = NEW."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "queue_words_of_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH RECURSIVE "branch" AS (
    SELECT NEW."id" AS "id"
    UNION SELECT "categories"."id" FROM "categories" JOIN "branch" ON "categories"."parent_id" = "branch"."id"
  )
  INSERT INTO "products_to_index" ("product_id")
  SELECT "products"."id" FROM "products" JOIN "branch" ON "products"."category_id" = "branch"."id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_come_with_words" AFTER INSERT ON "products"
FOR EACH ROW EXECUTE FUNCTION "queue_words_of_product"();--> statement-breakpoint
CREATE TRIGGER "products_change_words" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD."name", OLD."brand_id", OLD."category_id", OLD."foam_id", OLD."size", OLD."making")
  IS DISTINCT FROM
  (NEW."name", NEW."brand_id", NEW."category_id", NEW."foam_id", NEW."size", NEW."making")
)
EXECUTE FUNCTION "queue_words_of_product"();--> statement-breakpoint
CREATE TRIGGER "product_details_come_with_words" AFTER INSERT ON "product_details"
FOR EACH ROW EXECUTE FUNCTION "queue_words_of_part"();--> statement-breakpoint
CREATE TRIGGER "product_details_change_words" AFTER UPDATE ON "product_details"
FOR EACH ROW WHEN (
  (OLD."benefits", OLD."ingredients", OLD."description_html", OLD."how_to_use")
  IS DISTINCT FROM
  (NEW."benefits", NEW."ingredients", NEW."description_html", NEW."how_to_use")
)
EXECUTE FUNCTION "queue_words_of_part"();--> statement-breakpoint
CREATE TRIGGER "product_tags_change_words" AFTER INSERT OR UPDATE OR DELETE ON "product_tags"
FOR EACH ROW EXECUTE FUNCTION "queue_words_of_part"();--> statement-breakpoint
CREATE TRIGGER "brands_change_words" AFTER UPDATE ON "brands"
FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name")
EXECUTE FUNCTION "queue_words_of_brand"();--> statement-breakpoint
CREATE TRIGGER "product_foams_change_words" AFTER UPDATE ON "product_foams"
FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name")
EXECUTE FUNCTION "queue_words_of_foam"();--> statement-breakpoint
CREATE TRIGGER "tags_change_words" AFTER UPDATE ON "tags"
FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name")
EXECUTE FUNCTION "queue_words_of_tag"();--> statement-breakpoint
CREATE TRIGGER "categories_change_words" AFTER UPDATE ON "categories"
FOR EACH ROW WHEN ((OLD."name", OLD."parent_id") IS DISTINCT FROM (NEW."name", NEW."parent_id"))
EXECUTE FUNCTION "queue_words_of_category"();--> statement-breakpoint
DROP TRIGGER "products_change_in_listings" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_change_in_listings" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD."category_id", OLD."brand_id", OLD."foam_id", OLD."country_of_origin", OLD."price_paise",
    OLD."mrp_paise", OLD."popularity", OLD."rating_count", OLD."rating_sum", OLD."created_at",
    OLD."updated_at", OLD."is_published", OLD."stock" = 0)
  IS DISTINCT FROM
  (NEW."category_id", NEW."brand_id", NEW."foam_id", NEW."country_of_origin", NEW."price_paise",
    NEW."mrp_paise", NEW."popularity", NEW."rating_count", NEW."rating_sum", NEW."created_at",
    NEW."updated_at", NEW."is_published", NEW."stock" = 0)
)
EXECUTE FUNCTION "note_changed_product"();
