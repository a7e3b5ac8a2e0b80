ALTER TABLE "categories" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_details" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "categories" SET "translations" = jsonb_build_object('hi', jsonb_build_object('name', "name_hi"))
WHERE "name_hi" IS NOT NULL;--> statement-breakpoint
UPDATE "products" SET "translations" = jsonb_build_object('hi', jsonb_build_object('name', "name_hi"))
WHERE "name_hi" IS NOT NULL;--> statement-breakpoint
UPDATE "content_pages" SET "translations" =
  jsonb_build_object('hi', jsonb_build_object('title', "title_hi", 'html', "html_hi"))
WHERE "title_hi" IS NOT NULL AND "html_hi" IS NOT NULL;--> statement-breakpoint
UPDATE "faqs" SET "translations" = jsonb_build_object('hi', jsonb_build_object(
  'group', "group_name_hi", 'question', "question_hi", 'answer', "answer_html_hi"))
WHERE "question_hi" IS NOT NULL;
