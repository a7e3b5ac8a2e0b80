ALTER TABLE "refunds_due" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD COLUMN "settled_reference" text;