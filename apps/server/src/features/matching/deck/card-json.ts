import { matchProfile } from "@kompagnon/contract/matching/model.ts";
import { JsonRowSerializer } from "#platform/http/json-row-serializer.ts";

/** Shown for a member without any picture; served with the web app. */
const PLACEHOLDER = JSON.stringify("/images/no-picture.svg");

/** The columns of a card `c` for the wire, with its member's account `a`, profile `f` and side of matching `p`. */
const COLUMNS = {
  place: "c.place",
  id: "c.member",
  username: "coalesce(f.username, 'user')",
  age: "f.age",
  bio: "f.bio",
  location: "f.location",
  language: "f.language",
  avatar: "coalesce(p.picture, f.avatar)",
  picture: "p.picture",
  business_models: "f.business_models",
  skills: "f.skills",
  goals: "f.goals",
  target: "f.target",
  business_idea: "f.business_idea",
  weekly_hours: "p.weekly_hours",
  verified: "a.verified_at is not null",
  signs: "case when f.signs is not null then to_json(f.signs) end",
  features: "c.features",
};
export type CardColumn = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as CardColumn[]; // its own keys

/** Writes rows of `CARD_JSON` as cards of the contract; the reasons are the viewer's. */
export const cardSerializer = new JsonRowSerializer(matchProfile, NAMES, {
  id: { column: "id", kind: "plain" },
  username: { column: "username", kind: "text" },
  age: { column: "age", kind: "number" },
  bio: { column: "bio", kind: "text" },
  location: { column: "location", kind: "text" },
  language: { column: "language", kind: "plain" },
  avatar: { column: "avatar", kind: "file", empty: PLACEHOLDER },
  matching_avatar_path: { column: "picture", kind: "file" },
  business_models: { column: "business_models", kind: "words" },
  skills: { column: "skills", kind: "words" },
  goals: { column: "goals", kind: "words" },
  target: { column: "target", kind: "text" },
  business_idea: { column: "business_idea", kind: "text" },
  weekly_hours: { column: "weekly_hours", kind: "plain" },
  verified: { column: "verified", kind: "flag" },
  signs: { column: "signs", kind: "json", empty: "[]" },
  reasons: { supplied: true },
});

/** Cards `c` as the wire has them, ready to be written. */
export const CARD_JSON = `select ${NAMES.map((name) => `${COLUMNS[name]} as ${name}`).join(", ")}
  from deck_cards c join member_accounts a on a.id = c.member join member_profiles f on f.member_id = c.member
  left join matching_profiles p on p.member_id = c.member`;
