CREATE TABLE "search_feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"index_name" text NOT NULL,
	"filled_to" integer,
	"snapshot" text NOT NULL,
	"sent_at" timestamp with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD COLUMN "searchable_id" integer;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_changed_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" ("word_id") SELECT DISTINCT "word_id" FROM "changed";
  INSERT INTO "catalogue_changes" ("searchable_id") SELECT DISTINCT "product_id" FROM "changed";
  RETURN NULL;
END
$$;
