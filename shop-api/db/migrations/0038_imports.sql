CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"verdict" text NOT NULL,
	"product_id" integer,
	"version" bigint,
	"fields" jsonb,
	"changes" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"files" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"about" jsonb,
	"counts" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"lost_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by_id" integer,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_verdict" ON "import_rows" USING btree ("import_id","verdict","row");--> statement-breakpoint
CREATE INDEX "imports_by_state" ON "imports" USING btree ("state");