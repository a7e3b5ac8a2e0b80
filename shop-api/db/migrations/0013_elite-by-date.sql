UPDATE "customers" SET "elite_until" = now() + interval '1 year' WHERE "is_elite";--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "is_elite";