import { afterAll, beforeAll, expect, test } from "vitest";
import { CANDIDATES_MIN } from "#features/matching/deck/deck.ts";
import { aMatchingMember } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("in a small community a deck goes on in other languages, and who shares one's own comes first", async () => {
  const speaking = (language: "de" | "en" | "ru") => aMatchingMember(server, { language });
  const viewer = await speaking("en");
  for (let n = 0; n < 6; n++) await speaking("de");
  for (let n = 0; n < 3; n++) await speaking("en");
  await speaking("ru");
  const deck = async () => (await viewer.must("GET /api/matching/profiles", { query: {} })).profiles;
  const languages = (await deck()).map(({ language }) => language);
  expect(languages.slice(0, 3)).toEqual(["en", "en", "en"]);
  expect([...languages].sort()).toEqual([...Array(6).fill("de"), "en", "en", "en", "ru"]);
  const status = await viewer.must("GET /api/matching/status");
  expect([status.total_profiles, status.remaining_profiles]).toEqual([10, 10]);
  const [first] = await deck();
  await viewer.must("POST /api/matching/swipes", { body: { user_id: first?.id ?? "", liked: true } });
  const after = await viewer.must("GET /api/matching/status");
  expect([after.total_profiles, after.viewed_profiles, after.remaining_profiles]).toEqual([10, 1, 9]);
  // A language filter limits the deck to that language.
  const filtered = await viewer.must("GET /api/matching/profiles", { query: { language: ["ru"] } });
  expect(filtered.profiles.map(({ language }) => language)).toEqual(["ru"]);
});

test("candidates that a must excludes do not count towards the own language", async () => {
  const viewer = await aMatchingMember(server, { language: "fr" });
  await Promise.all(
    Array.from({ length: CANDIDATES_MIN }, () => aMatchingMember(server, { language: "fr" })),
  );
  const able = await aMatchingMember(server, { language: "it", skills: ["web-app-dev"] });
  const seek = (skills_must: boolean) =>
    viewer.must("PUT /api/matching/preferences", {
      body: { skills_sought: ["web-app-dev"], skills_must },
    });
  const deck = async () => (await viewer.must("GET /api/matching/profiles", { query: {} })).profiles;
  await seek(true);
  expect((await deck()).map(({ id }) => id)).toEqual([able.id]);
  await seek(false);
  expect(new Set((await deck()).map(({ language }) => language))).toEqual(new Set(["fr"]));
});
