CREATE FUNCTION "stamp_changed_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updated_at" := now();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "stamp_product_of"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "products" SET "updated_at" = now() WHERE "id" = OLD."product_id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_are_stamped" BEFORE UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD."name", OLD."name_hi", OLD."brand_id", OLD."category_id", OLD."size", OLD."making",
    OLD."mrp_paise", OLD."price_paise", OLD."country_of_origin", OLD."is_published")
  IS DISTINCT FROM
  (NEW."name", NEW."name_hi", NEW."brand_id", NEW."category_id", NEW."size", NEW."making",
    NEW."mrp_paise", NEW."price_paise", NEW."country_of_origin", NEW."is_published")
)
EXECUTE FUNCTION "stamp_changed_product"();--> statement-breakpoint
CREATE TRIGGER "product_details_stamp_products" AFTER UPDATE ON "product_details"
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION "stamp_product_of"();--> statement-breakpoint
CREATE TRIGGER "product_pictures_stamp_products" AFTER UPDATE OR DELETE ON "product_pictures"
FOR EACH ROW EXECUTE FUNCTION "stamp_product_of"();
