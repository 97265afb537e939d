import type { Job } from "@kompagnon/contract/jobs/model.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import type { JobRow } from "#features/jobs/job-queries.ts";
import type { CardJson } from "#features/jobs/job-sql.ts";
import { type FitSide, jobFit } from "#features/matching/public.ts";
import { fileUrl, findProfiles } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";

/** A member as others see them. */
export const presentCard = (card: CardJson | null, id: string): MemberCard => ({
  id: card?.id ?? id,
  username: card?.username ?? "user",
  avatar_url: fileUrl(card?.avatar ?? null),
  verified: card?.verified ?? false,
});

/** What of somebody decides how well a post fits them. */
export async function fitSideOf(db: Queryable, memberId: string): Promise<FitSide> {
  const [profile] = await findProfiles(db, [memberId]);
  return { models: profile?.businessModels ?? [], skills: profile?.skills ?? [] };
}

/** A post in the wire's words. */
export function presentJob(row: JobRow, viewerId: string, me: FitSide): Job {
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
    reasons: mine ? [] : jobFit(me, row).reasons,
    signs: row.signs,
    in_review: row.hidden,
  };
}
