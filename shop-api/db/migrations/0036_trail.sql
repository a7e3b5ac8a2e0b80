CREATE TABLE "trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"action" text NOT NULL,
	"by_id" integer,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "trail_by_object" ON "trail" USING btree ("object_kind","object_id","id");--> statement-breakpoint
CREATE INDEX "trail_by_time" ON "trail" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "keep_the_trail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The trail is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "trail_rows_stay" BEFORE UPDATE OR DELETE ON "trail"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_the_trail"();--> statement-breakpoint
CREATE TRIGGER "trail_is_not_emptied" BEFORE TRUNCATE ON "trail"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_the_trail"();
