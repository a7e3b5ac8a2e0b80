CREATE TABLE "product_details" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"net_quantity_value" numeric,
	"net_quantity_unit" text,
	"unit_price_paise" integer,
	"unit_price_per" text,
	"ingredients" text DEFAULT '' NOT NULL,
	"how_to_use" text DEFAULT '' NOT NULL,
	"storage" text DEFAULT '' NOT NULL,
	"shelf_life_months" integer,
	"is_veg" boolean,
	"licence_type" text,
	"licence_number" text,
	"maker_name" text,
	"maker_address" text,
	"importer_name" text,
	"importer_address" text,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_details" ADD CONSTRAINT "product_details_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_details" ("product_id", "benefits", "description_html", "net_quantity_value", "net_quantity_unit", "unit_price_paise", "unit_price_per", "ingredients", "how_to_use", "storage", "shelf_life_months", "is_veg", "licence_type", "licence_number", "maker_name", "maker_address", "importer_name", "importer_address", "meta_title", "meta_description", "meta_keywords")
SELECT "id", "benefits", "description_html", "net_quantity_value", "net_quantity_unit", "unit_price_paise", "unit_price_per", "ingredients", "how_to_use", "storage", "shelf_life_months", "is_veg", "licence_type", "licence_number", "maker_name", "maker_address", "importer_name", "importer_address", "meta_title", "meta_description", "meta_keywords" FROM "products";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "benefits";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "description_html";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "net_quantity_value";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "net_quantity_unit";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "unit_price_paise";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "unit_price_per";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "ingredients";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "how_to_use";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "storage";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "shelf_life_months";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "is_veg";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "licence_type";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "licence_number";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "maker_name";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "maker_address";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "importer_name";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "importer_address";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "meta_title";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "meta_description";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "meta_keywords";