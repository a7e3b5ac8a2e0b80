DROP TRIGGER "products_are_stamped" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_are_stamped" BEFORE UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD."name", OLD."translations", OLD."brand_id", OLD."category_id", OLD."size", OLD."making",
    OLD."mrp_paise", OLD."price_paise", OLD."country_of_origin", OLD."is_published")
  IS DISTINCT FROM
  (NEW."name", NEW."translations", NEW."brand_id", NEW."category_id", NEW."size", NEW."making",
    NEW."mrp_paise", NEW."price_paise", NEW."country_of_origin", NEW."is_published")
)
EXECUTE FUNCTION "stamp_changed_product"();--> statement-breakpoint
ALTER TABLE "categories" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "title_hi";--> statement-breakpoint
ALTER TABLE "content_pages" DROP COLUMN "html_hi";--> statement-breakpoint
ALTER TABLE "faqs" DROP COLUMN "group_name_hi";--> statement-breakpoint
ALTER TABLE "faqs" DROP COLUMN "question_hi";--> statement-breakpoint
ALTER TABLE "faqs" DROP COLUMN "answer_html_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_hi";