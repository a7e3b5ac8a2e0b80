CREATE TABLE "catalogue_changes" (
	"product_id" integer,
	"word_id" integer,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_foam";--> statement-breakpoint
DROP INDEX "products_by_mrp";--> statement-breakpoint
DROP INDEX "products_by_country";--> statement-breakpoint
CREATE INDEX "catalogue_changes_by_transaction" ON "catalogue_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "catalogue_changes_by_time" ON "catalogue_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE FUNCTION "note_changed_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("product_id") VALUES (COALESCE(NEW."id", OLD."id"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("product_id") VALUES (COALESCE(NEW."product_id", OLD."product_id"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("word_id") SELECT DISTINCT "word_id" FROM "changed";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_come_and_go" AFTER INSERT OR DELETE ON "products"
FOR EACH ROW EXECUTE FUNCTION "note_changed_product"();--> statement-breakpoint
CREATE TRIGGER "products_change_in_listings" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD."category_id", OLD."brand_id", OLD."foam_id", OLD."country_of_origin", OLD."price_paise",
    OLD."mrp_paise", OLD."popularity", OLD."rating_count", OLD."rating_sum", OLD."created_at",
    OLD."is_published", OLD."stock" = 0)
  IS DISTINCT FROM
  (NEW."category_id", NEW."brand_id", NEW."foam_id", NEW."country_of_origin", NEW."price_paise",
    NEW."mrp_paise", NEW."popularity", NEW."rating_count", NEW."rating_sum", NEW."created_at",
    NEW."is_published", NEW."stock" = 0)
)
EXECUTE FUNCTION "note_changed_product"();--> statement-breakpoint
CREATE TRIGGER "product_tags_change" AFTER INSERT OR UPDATE OR DELETE ON "product_tags"
FOR EACH ROW EXECUTE FUNCTION "note_changed_tags"();--> statement-breakpoint
CREATE TRIGGER "search_terms_are_added" AFTER INSERT ON "search_terms"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_words"();--> statement-breakpoint
CREATE TRIGGER "search_terms_are_changed" AFTER UPDATE ON "search_terms"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_words"();--> statement-breakpoint
CREATE TRIGGER "search_terms_are_removed" AFTER DELETE ON "search_terms"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_words"();
