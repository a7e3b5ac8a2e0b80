ALTER TABLE "refunds_due" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_due_by_payment" ON "refunds_due" USING btree ("payment_id");--> statement-breakpoint
UPDATE "refunds_due" r SET "payment_id" = p."id" FROM "payments" p
WHERE r."payment_key" IN (p."gateway" || ' ' || p."txnid", p."gateway" || ' ' || p."gateway_payment_id");
