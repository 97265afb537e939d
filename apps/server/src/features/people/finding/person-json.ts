import { discoveredUser } from "@kompagnon/contract/people/model.ts";
import { BIO_SHOWN } from "@kompagnon/contract/people/rules.ts";
import { JsonPage, type PageOptions } from "#platform/http/json-page.ts";
import { JsonRowSerializer } from "#platform/http/json-row-serializer.ts";

/** What `trimEnd` takes away, as a text of PostgreSQL. */
const SPACES =
  "E' \\t\\n\\u000b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'";

/** The columns of a profile `n` with its account `m` for the wire; $1 is the viewer. */
const COLUMNS = {
  id: "m.id",
  key: "n.username_key",
  username: "n.username",
  avatar: "n.avatar",
  verified: "m.verified_at is not null",
  models: "n.business_models",
  skills: "n.skills",
  language: "n.language",
  location: "n.location",
  bio: `case when char_length(n.bio) > ${BIO_SHOWN} then rtrim(left(n.bio, ${BIO_SHOWN}), ${SPACES}) || '…' else n.bio end`,
  following: "(select true from follows w where w.follower = $1::uuid and w.followed = m.id) is not null",
};
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[]; // its own keys

const personSerializer = new JsonRowSerializer(discoveredUser, NAMES, {
  id: { column: "id", kind: "plain" },
  username: { column: "username", kind: "text", empty: '"user"' },
  avatar_url: { column: "avatar", kind: "file" },
  verified: { column: "verified", kind: "flag" },
  email: { always: "null" },
  avatar_path: { column: "avatar", kind: "file" },
  business_models: { column: "models", kind: "words" },
  skills: { column: "skills", kind: "words" },
  language: { column: "language", kind: "plain" },
  location: { column: "location", kind: "text" },
  bio: { column: "bio", kind: "text" },
  following: { column: "following", kind: "flag" },
});

/** The columns of `PERSON_JSON`, to be selected from profiles `n` and accounts `m`. */
export const PERSON_JSON = NAMES.map((name) => `${COLUMNS[name]} as ${name}`).join(", ");

/** Takes people as discovery lists them, and stores their ids and keys. */
export class PeopleJsonPage extends JsonPage<Column> {
  /** All who were found, also one more than there are on the page. */
  found: { id: string; key: string }[] = [];

  constructor(options: Omit<PageOptions<Column>, "serializer">) {
    super({ ...options, serializer: personSerializer });
  }

  override begin(): void {
    super.begin();
    this.found = [];
  }

  override row(bytes: Buffer, from: number): void {
    super.row(bytes, from);
    this.found.push({
      id: personSerializer.readText("id", bytes, from) ?? "",
      key: personSerializer.readText("key", bytes, from) ?? "",
    });
  }
}
