ALTER TABLE "refunds_due" ADD COLUMN "gateway_state" text;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD COLUMN "gateway_answer" text;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD COLUMN "gateway_try" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD COLUMN "look_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD COLUMN "look_ups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_due_by_look_up" ON "refunds_due" USING btree ("look_up_at") WHERE "refunds_due"."look_up_at" IS NOT NULL;