import { CONSENT_VERSION, SIDES, type Side } from "@kompagnon/contract/verification/rules.ts";
import sharp from "sharp";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import type { TestServer } from "#testing/test-server.ts";

/** Data that a member enters; a unique name to search for. */
export const NAME = "Quirina Zwetschgenbaum";
export const BIRTHDATE = "1990-05-31";

const made = new Map<Side, Promise<Buffer>>();
/** A JPEG that passes as a picture of a document, with camera metadata. */
export function aDocumentPicture(side: Side): Promise<Buffer> {
  const known = made.get(side);
  if (known) return known;
  const bytes = sharp({ create: { width: 1280, height: 720, channels: 3, background: "#a0b4c8" } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="800" height="500"><rect width="800" height="500" fill="#eee"/><text x="40" y="90" font-size="50">${side}</text></svg>`,
        ),
      },
    ])
    .withExif({ IFD0: { Artist: "GPS-WOULD-STAND-HERE" } })
    .jpeg({ quality: 90 })
    .toBuffer();
  made.set(side, bytes);
  return bytes;
}
/** The same as a file to upload. */
export const aDocumentFile = async (side: Side): Promise<Blob> =>
  new Blob([new Uint8Array(await aDocumentPicture(side))], { type: "image/jpeg" });

/** What one confirms before the pictures. */
export const someData = (birthdate = BIRTHDATE, full_name = NAME) =>
  ({ full_name, birthdate, country: "DE", consent: CONSENT_VERSION }) as const;

/** Puts pictures in. */
export async function uploadAll(person: Person, sides: readonly Side[] = SIDES): Promise<void> {
  for (const side of sides)
    await person.must("PUT /api/verification/images/{side}", {
      params: { side },
      file: await aDocumentFile(side),
    });
}

/** A member whose pictures await a decision. */
export async function aWaitingMember(
  server: TestServer,
  { birthdate, age }: { birthdate?: string; age?: number } = {},
): Promise<{ person: Person; id: string }> {
  const person = await aMember(server, { ...(age !== undefined && { age }) });
  return { person, id: await handIn(server, person, birthdate) };
}

/** Submits a verification for a member; returns the id of the case. */
export async function handIn(server: TestServer, person: Person, birthdate?: string): Promise<string> {
  await person.must("POST /api/verification", { body: someData(birthdate) });
  await uploadAll(person);
  await person.must("POST /api/verification/submit");
  const { rows } = await server.platform.db.rawQuery<{ id: string }>(
    "select id from verifications where member_id = $1 and status = 'in_review'",
    [person.id],
  );
  return rows[0]?.id ?? "";
}

/** A reviewer with a fresh second factor. */
export async function aReviewer(server: TestServer, level = 3): Promise<Person> {
  const person = await aMember(server);
  await giveLevel(server, person, level);
  return person;
}

/** Opens a case and approves it, or rejects it. */
export async function decideAs(reviewer: Person, id: string, approved: boolean): Promise<void> {
  const params = { id };
  await reviewer.must("POST /api/admin/verifications/{id}/open", { params });
  if (approved) await reviewer.must("POST /api/admin/verifications/{id}/approve", { params });
  else
    await reviewer.must("POST /api/admin/verifications/{id}/reject", {
      params,
      body: { reason: "unreadable", text: "Die Rückseite spiegelt." },
    });
}
