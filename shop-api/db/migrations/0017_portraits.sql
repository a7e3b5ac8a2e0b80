CREATE TABLE "portraits" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"blur" text NOT NULL,
	"avif_256" "bytea" NOT NULL,
	"avif_512" "bytea" NOT NULL,
	"webp_256" "bytea" NOT NULL,
	"webp_512" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portraits_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "portraits" ADD CONSTRAINT "portraits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;