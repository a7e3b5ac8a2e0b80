ALTER TABLE "api_tokens" ADD COLUMN "device" text;
