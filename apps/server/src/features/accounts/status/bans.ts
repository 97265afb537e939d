import type { ban } from "@kompagnon/contract/accounts/model.ts";
import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import type { z } from "zod";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { endDevices } from "#features/accounts/session/session.ts";
import { decideAppealRow, insertAppeal } from "#features/accounts/status/appeal-queries.ts";
import {
  type BanRow,
  banRow,
  findBan,
  isBannedBeyond,
  unbanRow,
} from "#features/accounts/status/ban-queries.ts";
import { setLevelRow } from "#features/accounts/status/status-queries.ts";
import { publishProfileChanged } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { bannedFail } from "#platform/errors.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** What banning touches: also an operator's command has it. */
export type StatusPlatform = Pick<Platform, "db" | "live" | "domainEvents" | "log">;

/** Bans a member: from now on every request answers 403, and every stream is closed. Throws not_found. */
export const banMember = (platform: StatusPlatform, memberId: string, input: NewBan): Promise<void> =>
  platform.db.transaction((tx) => banWithin(platform, tx, memberId, input));

type NewBan = {
  reason: string;
  until: Date | null /** The moderator; undefined for an operator. */;
  actorId?: string;
};

/** Bans a member as part of another feature's transaction. Throws not_found. */
export async function banWithin(
  platform: StatusPlatform,
  tx: Tx,
  memberId: string,
  input: NewBan,
): Promise<void> {
  if (!(await banRow(tx, memberId, input))) throw new Fail("not_found");
  await platform.live.endSessions(tx, memberId, { reason: "banned" });
  const by = input.actorId === undefined ? {} : { actorId: input.actorId };
  await recordSecurityEvent(platform, tx, { type: "banned", memberId, ...by });
  await platform.domainEvents.publish(tx, "member.banned", { memberId });
  await publishProfileChanged(platform, tx, memberId);
  await platform.domainEvents.publish(tx, "status.changed", { memberId });
}

/** The same, unless the member is banned for as long or longer already. Throws not_found. */
export async function extendBanWithin(
  platform: StatusPlatform,
  tx: Tx,
  memberId: string,
  input: NewBan,
): Promise<void> {
  if (!(await isBannedBeyond(tx, memberId, input.until))) await banWithin(platform, tx, memberId, input);
}

/** Lifts a ban as part of another feature's transaction. */
export const unbanWithin = (
  platform: StatusPlatform,
  tx: Tx,
  memberId: string,
  actorId?: string,
): Promise<void> => lift(platform, tx, memberId, { actorId });

async function lift(
  platform: StatusPlatform,
  tx: Tx,
  memberId: string,
  { served = false, actorId }: { served?: boolean; actorId?: string | undefined } = {},
): Promise<void> {
  await unbanRow(tx, memberId, served);
  platform.live.memberChanged(tx, memberId);
  await recordSecurityEvent(platform, tx, { type: "unbanned", memberId, ...(actorId && { actorId }) });
  await publishProfileChanged(platform, tx, memberId);
}

/** Lifts a ban; `served`: only one that has run out. */
export const unbanMember = (platform: StatusPlatform, memberId: string, served = false): Promise<void> =>
  platform.db.transaction((tx) => lift(platform, tx, memberId, { served }));

type AppealPlatform = StatusPlatform & Pick<Platform, "mail" | "config">;
type AppealDecision = { decision: "accepted" | "rejected"; answer: string; actorId?: string };

/** Decides an appeal; an accepted one lifts the ban. Throws not_found. */
export const decideAppeal = (platform: AppealPlatform, id: string, decided: AppealDecision): Promise<void> =>
  platform.db.transaction((tx) => decideAppealWithin(platform, tx, id, decided));

/** The same as part of another feature's transaction. Notifies the member by mail, as they may have no session. */
export async function decideAppealWithin(
  platform: AppealPlatform,
  tx: Tx,
  id: string,
  { decision, answer, actorId }: AppealDecision,
): Promise<void> {
  const found = await decideAppealRow(tx, id, decision, answer);
  if (!found) throw new Fail("not_found");
  if (decision === "accepted") await lift(platform, tx, found.memberId, { actorId });
  const { email: to, language } = found;
  await platform.mail.send(tx, {
    to,
    language,
    data: { answer: answer || "–" },
    template: decision === "accepted" ? "ban_appeal_accepted" : "ban_appeal_rejected",
    link: `${platform.config.origin}${accountsPaths.login}`,
  });
}

/** Gives a member a level and signs their devices out: a session never outlives the rights it was begun with. */
export const setLevel = (platform: StatusPlatform, memberId: string, level: number): Promise<void> =>
  platform.db.transaction(async (tx) => void (await setLevelWithin(platform, tx, { memberId, level })));

/** The same as part of another feature's transaction; answers the level before. Throws not_found. */
export async function setLevelWithin(
  platform: StatusPlatform,
  tx: Tx,
  { memberId, level, actorId }: { memberId: string; level: number; actorId?: string | undefined },
): Promise<number> {
  const before = await setLevelRow(tx, memberId, level);
  if (before === null) throw new Fail("not_found");
  const detail = { level_before: before, level_after: level };
  await recordSecurityEvent(platform, tx, {
    type: "level_changed",
    memberId,
    detail,
    ...(actorId && { actorId }),
  });
  await platform.domainEvents.publish(tx, "status.changed", { memberId });
  platform.live.memberChanged(tx, memberId);
  await endDevices(platform, tx, { memberId, reason: "signed_out" });
  return before;
}

const present = (row: BanRow, message: string): z.input<typeof ban> => ({
  message,
  until: row.until?.toISOString() ?? null,
  deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
  proof: { password: row.password, code: row.code },
  appeal:
    row.text === null || row.created_at === null
      ? null
      : {
          text: row.text,
          created_at: row.created_at.toISOString(),
          decision: row.decision,
          answer: row.answer ?? "",
        },
});

/** The ban of a member with a barred session, in the requested language. Throws not_banned. */
export async function banOf({ db, texts }: Platform, memberId: string, acceptLanguage: string | undefined) {
  const row = await findBan(db, memberId);
  if (!row) throw new Fail("not_banned");
  return present(row, texts.translate(acceptLanguage, "banned", bannedFail(row).data));
}

/** Throws not_banned unless the member is banned now: these routes are only for banned members. */
export async function requireBanned(db: Queryable, memberId: string): Promise<void> {
  if (!(await findBan(db, memberId))) throw new Fail("not_banned");
}

/** Appeals against the current ban. Throws not_banned, already_appealed. */
export async function appeal(platform: Platform, memberId: string, text: string): Promise<void> {
  await requireBanned(platform.db, memberId);
  if (!(await insertAppeal(platform.db, { id: newId(), memberId, text }))) throw new Fail("already_appealed");
}
