ALTER TABLE "categories" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "title_hi" text;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "html_hi" text;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "group_name_hi" text;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "question_hi" text;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "answer_html_hi" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_hi" text;