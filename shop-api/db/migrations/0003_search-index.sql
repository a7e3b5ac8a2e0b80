DROP INDEX "search_terms_by_product";--> statement-breakpoint
ALTER TABLE "search_terms" DROP CONSTRAINT "search_terms_word_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_product_id_word_id_pk" PRIMARY KEY("product_id","word_id");--> statement-breakpoint
CREATE INDEX "search_terms_by_word" ON "search_terms" USING btree ("word_id","product_id","weight");