import {
  CONSENT_VERSION,
  INSTRUCTIONS,
  PICTURES_DAYS,
  type RejectionReason,
  SIDES,
  type Side,
  VALID_YEARS,
} from "@kompagnon/contract/verification/rules.ts";
import { type AttemptStatus, type Image, replaceImage } from "#features/verification/queries.ts";
import { samplePicture } from "#features/verification/sample/pictures.ts";
import { aboutImage, sealData } from "#features/verification/sealing.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { vaultOf } from "#platform/vault.ts";

const DAY = 86_400_000;

type SampleAttempt = {
  /** The member's place among the sample people. */
  place: number;
  status: AttemptStatus;
  /** Days ago of handing in (a draft: of beginning) and of the decision. */
  sent: number;
  decided?: number;
  sides?: readonly Side[];
  reason?: RejectionReason;
  text?: string;
};
/** In every state that members and reviewers meet; nobody here has a role, or the badge without one. */
const ATTEMPTS: readonly SampleAttempt[] = [
  { place: 21, status: "in_review", sent: 0.2, sides: SIDES },
  { place: 25, status: "in_review", sent: 0.9, sides: SIDES },
  { place: 33, status: "in_review", sent: 1.6, sides: SIDES },
  {
    place: 28,
    status: "rejected",
    sent: 4,
    decided: 3,
    reason: "unreadable",
    sides: SIDES,
    text: "Auf der Rückseite spiegelt das Licht genau über den Zeilen. Am Fenster ohne Blitz klappt es besser.",
  },
  { place: 33, status: "rejected", sent: 20, decided: 19, reason: "covered" },
  { place: 37, status: "draft", sent: 1, sides: ["front", "back"] },
  { place: 41, status: "expired", sent: 735, decided: 734 },
];

type Member = { id: string; place: number; name: string; age: number; verifiedAt: Date | null };

/** Draws the pictures and seals them; the answer writes all of it. Members who have the badge have its approval as well. */
export async function prepareVerifications(community: SampleCommunity): Promise<(tx: Tx) => Promise<void>> {
  const { platform, makeId, now, ids } = community;
  const images = new Map<SampleAttempt, Image[]>();
  for (const attempt of ATTEMPTS) {
    const verificationId = idOf(community, attempt);
    const portrait = await platform.storage.get(`avatars/${ids[attempt.place]}.webp`);
    const stored: Image[] = [];
    for (const side of attempt.sides ?? []) {
      const id = makeId(`${verificationId} ${side}`, now - attempt.sent * DAY);
      const place = { id, verificationId, side };
      const { sealed, wrapped } = vaultOf(platform.config).seal(
        await samplePicture(side, portrait),
        aboutImage(place),
      );
      const file = `identity/${id}`;
      await platform.storage.put(file, sealed, "application/octet-stream");
      stored.push({
        ...place,
        file,
        masterId: wrapped.master,
        wrappedKey: wrapped.key,
        width: 1280,
        height: 720,
      });
    }
    images.set(attempt, stored);
  }
  return (tx) => write(tx, community, images);
}

const idOf = ({ makeId, now }: SampleCommunity, { place, status, sent }: SampleAttempt): string =>
  makeId(`verification ${place} ${status}`, now - sent * DAY);

async function write(
  tx: Tx,
  community: SampleCommunity,
  images: ReadonlyMap<SampleAttempt, readonly Image[]>,
): Promise<void> {
  const { rows } = await tx.rawQuery<Omit<Member, "place"> & { role: number }>(
    `select m.id, p.username as name, p.age, m.verified_at as "verifiedAt", m.admin_level as role
     from members m join profiles p on p.member_id = m.id where m.id = any($1)`,
    [community.ids],
  );
  const members = new Map(rows.map((row) => [community.ids.indexOf(row.id), row]));
  for (const [attempt, stored] of images) {
    const member = members.get(attempt.place);
    if (!member || member.verifiedAt) continue;
    await insert(tx, community, { ...member, place: attempt.place }, attempt);
    for (const image of stored) await replaceImage(tx, image);
  }
  for (const [place, member] of members) {
    const { verifiedAt, role } = member;
    if (!verifiedAt || role > 0) continue;
    const decided = (community.now - verifiedAt.getTime()) / DAY;
    await insert(tx, community, { ...member, place }, { place, status: "approved", sent: decided, decided });
  }
}

async function insert(
  tx: Tx,
  community: SampleCommunity,
  member: Member,
  attempt: SampleAttempt,
): Promise<void> {
  const { platform, now } = community;
  const { status, sent, decided, reason, text } = attempt;
  const id = idOf(community, attempt);
  const year = new Date(now).getUTCFullYear() - member.age;
  const isKept = attempt.sides !== undefined;
  const data = { full_name: isKept ? `${member.name} Muster` : null, birthdate: `${year}-01-01` };
  const sealed = isKept || status === "approved" ? sealData(platform.config, id, data) : null;
  const ago = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(now - days * DAY);
  const later = (days: number): Date | null =>
    decided === undefined ? null : new Date(now - decided * DAY + days * DAY);
  await tx.rawQuery(
    `insert into verifications (id, member_id, status, country, sealed, master_id, wrapped_key, instruction, consent_version,
       consent_at, created_at, changed_at, submitted_at, decided_at, reason, reason_text, delete_after, expires_at)
     values ($1, $2, $3, 'DE', $4, $5, $6, $7, $8, $9, $9, $9, $10, $11, $12, $13, $14, $15)`,
    [
      id,
      member.id,
      status,
      sealed?.sealed ?? null,
      sealed?.masterId ?? null,
      sealed?.wrappedKey ?? null,
      INSTRUCTIONS[member.place % INSTRUCTIONS.length],
      CONSENT_VERSION,
      ago(sent),
      status === "draft" ? null : ago(sent),
      ago(decided),
      reason ?? null,
      text ?? "",
      isKept ? later(PICTURES_DAYS) : null,
      status === "approved" || status === "expired" ? later(VALID_YEARS * 365) : null,
    ],
  );
}
