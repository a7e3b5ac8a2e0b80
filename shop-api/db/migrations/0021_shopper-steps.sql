CREATE TABLE "shopper_steps" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"part" smallint NOT NULL,
	"n" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shopper_steps_day_step_part_pk" PRIMARY KEY("day","step","part")
);
