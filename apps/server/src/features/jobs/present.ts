import type { Job, JobReason } from "@kompagnon/contract/jobs/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { JobRow } from "#features/jobs/job-queries.ts";
import type { CardJson } from "#features/jobs/job-sql.ts";
import { commonWords, type FitSide, jobFit } from "#features/matching/public.ts";
import { fileUrl, findProfiles } from "#features/profiles/public.ts";
import type { Database } from "#platform/db/database.ts";

/** A member as others see them. */
export const presentCard = (card: CardJson | null, id: string): MemberCard => ({
  id: card?.id ?? id,
  username: card?.username ?? "user",
  avatar_url: fileUrl(card?.avatar ?? null),
  verified: card?.verified ?? false,
});

/** The data of a reader that determines how well a post fits, and why. */
export type JobReader = FitSide & {
  /** The rare words of a text that also occur in the reader's own profile. */
  commonWords: (text: string) => string[];
};

/** A member as a reader of posts. */
export async function jobReaderOf(db: Database, memberId: string): Promise<JobReader> {
  const [[profile], words] = await Promise.all([findProfiles(db, [memberId]), commonWords(db, memberId)]);
  return { models: profile?.businessModels ?? [], skills: profile?.skills ?? [], commonWords: words };
}

/** Why a post fits its reader, the weightiest first. */
function reasonsOf(row: JobRow, me: JobReader): JobReason[] {
  const words = me.commonWords(`${row.title}\n${row.content}`);
  const { reasons } = jobFit(me, row);
  return words.length > 0 ? [...reasons, { kind: "shared_words", words }] : reasons;
}

/** A post in the wire's words; `me` null where it is asked for no reasons. */
export function presentJob(row: JobRow, viewerId: string, me: JobReader | null): Job {
  const mine = row.authorId === viewerId;
  const author = presentCard(row.author, row.authorId);
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    business_models: row.models,
    skills: row.skills,
    country: row.country,
    job_type: row.jobType,
    salary: row.salary,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    state: row.state,
    author: { ...author, email: null, avatar_path: author.avatar_url },
    applications_count: row.applications,
    mine,
    my_application: row.mine,
    reasons: mine || !me ? [] : reasonsOf(row, me),
    signs: row.signs,
    in_review: row.hidden,
  };
}
