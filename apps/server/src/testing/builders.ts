import { randomInt } from "node:crypto";
import type { BusinessModel, Goal, Skill } from "@kompagnon/contract/profiles/model.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import sharp from "sharp";
import { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** A password that every rule lets pass. */
export const PASSWORD = "ein gutes Passwort 7";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Letters only, so that it can be part of a username. */
export const randomLetters = (length = 10): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

export const aGuest = (server: Pick<TestServer, "url">): Person => new Person(server.url);

export async function aNewMember(
  server: Pick<TestServer, "url">,
  language: Language = "de",
): Promise<Person> {
  const person = aGuest(server);
  person.email = `${randomLetters(12)}@example.test`;
  const user = await person.must("POST /api/auth/sign-up", {
    body: { email: person.email, password: PASSWORD, accepted_terms: true, language },
  });
  person.id = user.id;
  return person;
}

export type MemberTraits = {
  username: string;
  age: number;
  language: Language;
  models: BusinessModel[];
  skills: Skill[];
  goal: Goal;
  bio: string;
  idea: string;
};

/** A member who finished the wizard. */
export async function aMember(
  server: Pick<TestServer, "url">,
  traits: Partial<MemberTraits> = {},
): Promise<Person> {
  const person = await aNewMember(server, traits.language);
  const params = { userId: person.id };
  const { username = `Test${randomLetters(8)}`, age = 30, bio = "", idea = "" } = traits;
  await person.must("PATCH /api/profiles/{userId}", {
    params,
    body: { username, age, bio, business_idea: idea },
  });
  await person.must("PUT /api/profiles/{userId}/onboarding", {
    params,
    body: {
      business_models: traits.models ?? ["smma"],
      skills: traits.skills ?? ["copywriting"],
      goals: [traits.goal ?? "side-income"],
      jobs: false,
      newsletter: false,
      step: null,
    },
  });
  return person;
}

/** An established member: with a confirmed address, and a member for a while. */
export async function anEstablishedMember(
  server: Pick<TestServer, "url" | "platform">,
  traits: Partial<MemberTraits> = {},
): Promise<Person> {
  const person = await aMember(server, traits);
  await server.platform.db.rawQuery(
    "update members set email_confirmed_at = now(), created_at = now() - interval '4 days' where id = $1",
    [person.id],
  );
  return person;
}

let picture: Promise<string> | undefined;
/** A JPEG data URL of 384x600 pixels. */
export const aPicture = (): Promise<string> => {
  picture ??= sharp({ create: { width: 384, height: 600, channels: 3, background: "#2f7a5f" } })
    .jpeg()
    .toBuffer()
    .then((bytes) => `data:image/jpeg;base64,${bytes.toString("base64")}`);
  return picture;
};

/** The same picture as a file to upload. */
export const aPictureFile = async (): Promise<Blob> => {
  const [, base64 = ""] = (await aPicture()).split(",");
  return new Blob([Buffer.from(base64, "base64")], { type: "image/jpeg" });
};

export async function aMatchingMember(
  server: Pick<TestServer, "url">,
  traits: Partial<MemberTraits> = {},
): Promise<Person> {
  const person = await aMember(server, traits);
  await person.must("POST /api/matching/enable", { body: { image: await aPicture() } });
  return person;
}

/** Two people who said Deal to each other and opened their chat. */
export async function aPairInChat(server: Pick<TestServer, "url">, given: { anna?: Person } = {}) {
  const anna = given.anna ?? (await aMatchingMember(server));
  const berta = await aMatchingMember(server);
  await anna.must("POST /api/matching/swipes", { body: { user_id: berta.id, liked: true } });
  const { matchId } = await berta.must("POST /api/matching/swipes", {
    body: { user_id: anna.id, liked: true },
  });
  if (!matchId) throw new Error("a mutual Deal is a match");
  const { chatId } = await anna.must("POST /api/matching/matches/{matchId}/chat", { params: { matchId } });
  return { anna, berta, matchId, chatId };
}

/** A photograph as a phone sends one, with so much in it that it can't be packed to nothing: three million pixels, 768 kB. */
export async function aPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 500, height: 375, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize(2_000, 1_500).jpeg({ quality: 80 }).toBuffer();
}
