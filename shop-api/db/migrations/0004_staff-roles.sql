ALTER TABLE "customers" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
UPDATE "customers" SET "roles" = '{all}' WHERE "is_staff" OR "is_superuser";
