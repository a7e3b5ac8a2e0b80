ALTER TABLE "pictures" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "pictures_by_age" ON "pictures" USING btree ("stored_at");