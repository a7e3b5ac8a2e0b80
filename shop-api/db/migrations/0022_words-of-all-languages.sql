
DROP TRIGGER "products_change_words" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_change_words" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD."name", OLD."translations", OLD."brand_id", OLD."category_id", OLD."foam_id", OLD."size",
    OLD."making", OLD."facts")
  IS DISTINCT FROM
  (NEW."name", NEW."translations", NEW."brand_id", NEW."category_id", NEW."foam_id", NEW."size",
    NEW."making", NEW."facts")
)
EXECUTE FUNCTION "queue_words_of_product"();
--> statement-breakpoint
DROP TRIGGER "product_details_change_words" ON "product_details";
--> statement-breakpoint
CREATE TRIGGER "product_details_change_words" AFTER UPDATE ON "product_details"
FOR EACH ROW WHEN (
  (OLD."benefits", OLD."ingredients", OLD."description_html", OLD."how_to_use", OLD."translations")
  IS DISTINCT FROM
  (NEW."benefits", NEW."ingredients", NEW."description_html", NEW."how_to_use", NEW."translations")
)
EXECUTE FUNCTION "queue_words_of_part"();
--> statement-breakpoint
DROP TRIGGER "categories_change_words" ON "categories";
--> statement-breakpoint
CREATE TRIGGER "categories_change_words" AFTER UPDATE ON "categories"
FOR EACH ROW WHEN (
  (OLD."name", OLD."translations", OLD."parent_id")
  IS DISTINCT FROM
  (NEW."name", NEW."translations", NEW."parent_id")
)
EXECUTE FUNCTION "queue_words_of_category"();
--> statement-breakpoint
INSERT INTO "products_to_index" ("product_id") SELECT "id" FROM "products" WHERE "translations" <> '{}';
