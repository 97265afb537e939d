import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import { readableMessage } from "#features/chats/public.ts";
import { visibleGroup } from "#features/groups/public.ts";
import type { Reported } from "#features/moderation/queries.ts";
import { readableComment, readablePost } from "#features/posts/public.ts";
import { findProfiles } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { Fail } from "#platform/errors.ts";

/** What a member reports, as it stands. Throws not_found unless they can see it. */
export async function subjectOf(db: Queryable, viewerId: string, subject: ReportSubject): Promise<Reported> {
  const about = { kind: subject.kind, subjectId: subject.id, chatId: null, postId: null };
  if (subject.kind === "member") {
    const [profile] = await findProfiles(db, [subject.id]);
    if (!profile || profile.hidden || profile.username === null) throw new Fail("not_found");
    const excerpt = [profile.username, profile.businessIdea, profile.bio].filter(Boolean).join("\n\n");
    return { ...about, authorId: profile.id, excerpt };
  }
  if (subject.kind === "group") {
    const { name, description } = await visibleGroup(db, viewerId, subject.id);
    return { ...about, authorId: null, excerpt: [name, description].filter(Boolean).join("\n\n") };
  }
  if (subject.kind === "post") {
    const { authorId, text, mediaCount } = await readablePost(db, viewerId, subject.id);
    return { ...about, authorId, excerpt: text || "🖼 ".repeat(mediaCount).trim() };
  }
  if (subject.kind === "comment") {
    const { authorId, text } = await readableComment(db, viewerId, subject.post_id, subject.id);
    return { ...about, postId: subject.post_id, authorId, excerpt: text };
  }
  const { senderId, text, files } = await readableMessage(db, viewerId, subject.chat_id, subject.id);
  const excerpt = [text, ...files].filter(Boolean).join("\n");
  return { ...about, chatId: subject.chat_id, authorId: senderId, excerpt };
}
