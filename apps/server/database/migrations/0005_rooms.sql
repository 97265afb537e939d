CREATE TABLE "room_removals" (
	"kind" text NOT NULL,
	"place_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "room_removals_kind_place_id_member_id_pk" PRIMARY KEY("kind","place_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "room_seats" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hand_at" timestamp with time zone,
	"sharing_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "room_removals" ADD CONSTRAINT "room_removals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_removals_member" ON "room_removals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "room_seats_place" ON "room_seats" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "room_seats_seen" ON "room_seats" USING btree ("seen_at");