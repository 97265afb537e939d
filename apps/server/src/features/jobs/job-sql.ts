import type { ApplicationState } from "@kompagnon/contract/jobs/rules.ts";

/**
 * Who may see what of the job board, as SQL: every query of the feature uses these and no words of its own. $1 is the viewer.
 * Scalar subqueries and lookups by key on purpose: a planner that thought of joins would read whole tables for one page.
 */

/** Whether the viewer may see a member: themselves, or one in good standing and not across a block. */
export const maySee = (member: string): string => `(${member} = $1::uuid or (
  (select true from hidden_members h where h.id = ${member}) is null
  and (select true from member_blocks b where b.blocker = $1::uuid and b.blocked = ${member}) is null
  and (select true from member_blocks b where b.blocker = ${member} and b.blocked = $1::uuid) is null))`;

/** Whether the viewer wants to come across an author. */
export const wants = (author: string): string =>
  `not exists(select from member_mutes u where u.muter = $1::uuid and u.muted = ${author})`;

/** Whether a post stands on the board; what the clock has ended does not wait for its job. */
export const isListed = (j: string): string =>
  `${j}.state = 'open' and ${j}.hidden_at is null and ${j}.removed_at is null and ${j}.expires_at > now()`;

/** How a member is shown, as JSON: see `CardJson`. */
export const card = (member: string): string => `(select json_build_object('id', w.id, 'username', f.username,
    'avatar', f.avatar, 'verified', w.verified_at is not null)
  from member_accounts w join member_profiles f on f.member_id = w.id where w.id = ${member})`;

export type CardJson = { id: string; username: string | null; avatar: string | null; verified: boolean };

/** A step of an application, at a time in ms. */
export type StepJson = { status: ApplicationState; at: number };
/** A viewer's own application to a post. */
export type OwnJson = { id: string; status: ApplicationState };
