ALTER TABLE "orders" ADD COLUMN "shipping_reason" text;--> statement-breakpoint
-- Until now three rules could give a delivery its price: 57606 is Ahmedabad.
UPDATE "orders" SET "shipping_reason" = CASE
  WHEN "city_id" = 57606 THEN 'own_city'
  WHEN "shipping_paise" = 0 THEN 'member'
  ELSE 'standard'
END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_reason" SET NOT NULL;
