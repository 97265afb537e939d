import type { Api } from "@kompagnon/contract/api.ts";
import type { Input } from "@kompagnon/contract/wire/endpoint.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** A browser's name, as people have. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Begins a session of somebody who agreed; answers what their browser calls it. */
export async function aSession(person: Person, entryPage = "/pricing"): Promise<string> {
  person.agent = BROWSER;
  const body: Input<Api["POST /api/analytics/sessions/start"]>["body"] = {
    entryPage,
    deviceFingerprint: { timezone: "Europe/Berlin", language: "de-DE" },
  };
  return (await person.must("POST /api/analytics/sessions/start", { body })).sessionId;
}

/** Until everything that was sent is written. */
export const written = ({ platform }: Pick<TestServer, "platform">) => ingestOf(platform).buffer.flush();

/** The id of a member's latest session, as the dashboard knows it. */
export async function latestSession(
  { platform: { db } }: Pick<TestServer, "platform">,
  { id }: Pick<Person, "id">,
) {
  const { rows } = await db.rawQuery<{ id: string }>(
    "select id from analytics_sessions where member_id = $1 order by started_at desc limit 1",
    [id],
  );
  return rows[0]?.id ?? "";
}

/** An event as browsers send it. */
export const anEvent = (sessionId: string, more: object = {}) => ({
  ...{ sessionId, eventType: "click", eventCategory: "button", eventAction: "press" },
  ...{ pageUrl: "/pricing?x=geheim" },
  ...more,
});
