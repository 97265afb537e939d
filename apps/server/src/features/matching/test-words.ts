import { learnWords } from "#features/matching/words/learn-words.ts";
import { aMember, aPicture } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Making these people takes its time where others want the processor as well, in ms. */
export const WRITERS_TIMEOUT_MS = 120_000;
const WRITERS = 30;
/** What one half of them write about, and what the other. */
const ABOUT = [
  ["Kerzen", "Keramik", "Taschen", "Seife", "Holz"],
  ["Steuern", "Bilanzen", "Budgets", "Tabellen", "Konten"],
];

/** What few of them write, the one about crafts among them. */
export const RARE_WORD = "Lavendel";

/** Two members who write about something else, one about crafts and one about taxes, in a deck of people of whose texts topics were learned. */
export async function writersOfTwo(server: TestServer): Promise<{ crafts: Person; taxes: Person }> {
  const people: Person[] = [];
  for (let n = 0; n < WRITERS; n++) {
    const person = await aMember(server, { language: "de" });
    await person.must("POST /api/matching/enable", { body: { image: await aPicture() } });
    const words = [n, n + 1].map((at) => ABOUT[n % 2]?.[at % 5]).join(" und ");
    const body = { bio: `Mein Alltag: ${words}${n % 10 === 0 ? `, und ${RARE_WORD}` : ""}.` };
    await person.must("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body });
    people.push(person);
  }
  await learnWords(server.platform.db);
  const [crafts, taxes] = people;
  if (!crafts || !taxes) throw new Error("there are thirty of them");
  return { crafts, taxes };
}
