import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import type { ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { Reported } from "#features/moderation/queries.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import type { FeatureRegistry, ReportedContent } from "#platform/feature.ts";
import type { Platform } from "#platform/platform.ts";

type Registry = { features: FeatureRegistry };

/** Whether something of this kind can be taken out of sight until it is decided. */
export const canHide = ({ features }: Registry, kind: ReportKind): boolean =>
  features.reports[kind].hide !== null;

/** The other ids by which a subject is found. */
export const foundBy = (subject: ReportSubject): Pick<ReportedContent, "chatId" | "postId"> => ({
  chatId: "chat_id" in subject ? subject.chat_id : null,
  postId: "post_id" in subject ? subject.post_id : null,
});

/** What a member reports, as it stands. Throws not_found unless they can see it. */
export async function readContent<K extends ReportKind>(
  { features }: Registry,
  db: Queryable,
  viewerId: string,
  subject: Extract<ReportSubject, { kind: K }>,
): Promise<Reported> {
  const kind: K = subject.kind;
  const read = await features.reports[kind].read(db, viewerId, subject);
  return { kind, subjectId: subject.id, ...foundBy(subject), ...read };
}

/** Locks what is to be changed. First in a transaction. */
export const lockContent = async (
  { features }: Registry,
  tx: Tx,
  { kind, chatId }: Pick<ReportedContent, "kind" | "chatId">,
): Promise<unknown> => features.reports[kind].lock?.(tx, { chatId });

/** Takes something out of sight until it is decided (`hide`), removes it so that an appeal can bring it back, or undoes that. */
export const changeContent = async (
  platform: Platform,
  tx: Tx,
  change: "hide" | "show" | "remove" | "restore" | "clear",
  content: ReportedContent,
): Promise<unknown> => platform.features.reports[content.kind][change]?.(platform, tx, content);
