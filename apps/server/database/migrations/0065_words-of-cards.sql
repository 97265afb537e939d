CREATE TABLE "match_topics" (
	"language" smallint PRIMARY KEY NOT NULL,
	"number" smallint NOT NULL,
	"texts" integer NOT NULL,
	"learned" "bytea" NOT NULL,
	"before" "bytea",
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_topics_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "deck_cards" ADD COLUMN "words" "bytea" DEFAULT decode(repeat('00', 50), 'hex') NOT NULL;