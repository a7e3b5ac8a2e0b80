ALTER TABLE "cart_lines" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_again_at" timestamp with time zone;