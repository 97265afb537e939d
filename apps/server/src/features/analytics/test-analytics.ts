import type { Api } from "@kompagnon/contract/api.ts";
import type { Input } from "@kompagnon/contract/wire/endpoint.ts";
import { ingestOf } from "#features/analytics/ingest/ingest.ts";
import { aGuest } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** A browser's name, as people have. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Starts a session of a visitor who consented; returns its token. */
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

/** What a test asks the database. */
export const rowsOf =
  ({ platform }: Pick<TestServer, "platform">) =>
  async <R extends object = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<R[]> =>
    (await platform.db.rawQuery<R>(sql, values)).rows;

/** All that was ever counted, once everything that was sent is written. */
export async function sumsOf(server: Pick<TestServer, "platform">): Promise<Record<string, number>> {
  await written(server);
  const [row] = await rowsOf(server)<Record<string, number>>(
    `select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(views), 0)::int as views, coalesce(sum(events), 0)::int as events,
       coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(errors), 0)::int as errors, coalesce(sum(counted), 0)::int as counted,
       coalesce(sum(converted), 0)::int as converted, coalesce(sum(visitors), 0)::int as visitors from analytics_hours`,
  );
  return row ?? {};
}

/** A guest with the user agent of a real browser. */
export const aBrowser = (server: Pick<TestServer, "url">): Person =>
  Object.assign(aGuest(server), { agent: BROWSER });

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
  sessionId,
  eventType: "click",
  eventCategory: "button",
  eventAction: "press",
  pageUrl: "/pricing?x=geheim",
  ...more,
});
