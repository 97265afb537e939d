import { randomUUID } from "node:crypto";
import type { Job, JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { anEstablishedMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** What a post says unless told otherwise. */
const WORDS = { title: "Schnitt gesucht", content: "Zwei Reels in der Woche, gern dauerhaft." };

/** A member who may post and apply. */
export const aJobber = (server: TestServer, traits: Partial<MemberTraits> = {}): Promise<Person> =>
  anEstablishedMember(server, traits);

/** A member with premium. */
export async function aPremiumJobber(
  server: TestServer,
  traits: Partial<MemberTraits> = {},
): Promise<Person> {
  const person = await anEstablishedMember(server, traits);
  await server.platform.db.rawQuery(
    "update members set premium_until = now() + interval '9 days' where id = $1",
    [person.id],
  );
  return person;
}

type Change = Partial<Pick<Job, "title" | "content" | "business_models" | "skills" | "country" | "job_type">>;
/** A post. */
export const aJob = (author: Person, change: Change = {}): Promise<Job> =>
  author.must("POST /api/jobs", { body: { client_id: randomUUID(), ...WORDS, ...change } });

/** Tries to apply. */
export const tryToApply = (person: Person, jobId: string, text = "Das mache ich gern.") =>
  person.call("POST /api/jobs/{id}/applications", {
    params: { id: jobId },
    body: { client_id: randomUUID(), text },
  });
/** Applies. */
export const anApplication = (person: Person, jobId: string, text?: string): Promise<JobApplication> =>
  person.must("POST /api/jobs/{id}/applications", {
    params: { id: jobId },
    body: { client_id: randomUUID(), text: text ?? "Das mache ich gern." },
  });

/** The posts that a member finds on the board. */
export const boardOf = async (person: Person, query: { search?: string; businessModels?: string } = {}) =>
  (await person.must("GET /api/jobs", { query })).items.map(({ id }) => id);
