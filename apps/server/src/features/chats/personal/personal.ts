import { filesOfMember } from "#features/chats/attachments/attachment-queries.ts";
import { fileNameFor } from "#features/chats/attachments/file-names.ts";
import { forgetSender } from "#features/chats/channels/channel-queries.ts";
import {
  collectChannelMessages,
  collectChats,
  collectFiles,
  collectInbox,
  collectMessages,
  collectRequests,
  forgetChatEvents,
  lockPairs,
} from "#features/chats/personal/personal-queries.ts";
import { listContacts } from "#features/chats/queries.ts";
import type { RowOf } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import { jsonFile, jsonListFile, type PersonalData, rowsOf, storedFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Before the first id there is. */
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** What the chats feature holds about a member. */
export const chatsPersonal = ({ db, live, storage }: Platform): PersonalData => ({
  files: (tx, memberId) => filesOfMember(tx, memberId),
  erase: {
    // Who takes a group over is written into its channels' readers, and these everybody locks before messages.
    after: ["moderation", "groups", "teams"],
    run: async (tx, memberId) => {
      await lockPairs(tx, memberId);
      for (const { id, other_id } of await listContacts(tx, memberId, true))
        await live.publish(tx, memberTopic(other_id), "chat_gone", { chat_id: id });
      await forgetChatEvents(tx, memberId);
      await forgetSender(tx, memberId);
    },
  },
  async *collect(memberId) {
    for (const { id, ...chat } of await collectChats(db, memberId))
      yield jsonListFile(`chats/${id}.json`, chat, "messages", () =>
        rowsOf<RowOf<"chats_collect_messages">>((after, limit) =>
          collectMessages(db, { chatId: id, memberId, after: after?.seq ?? 0, limit }),
        ),
      );
    yield jsonListFile("channel-messages.json", {}, "messages", () =>
      rowsOf<RowOf<"chats_collect_channel_messages">>((after, limit) =>
        collectChannelMessages(db, memberId, after?.id ?? BEFORE_ALL, limit),
      ),
    );
    yield jsonFile("chat-requests.json", await collectRequests(db, memberId));
    yield jsonFile("inbox.json", await collectInbox(db, memberId));
    const files = rowsOf<RowOf<"chats_collect_files">>((after, limit) =>
      collectFiles(db, memberId, after?.id ?? BEFORE_ALL, limit),
    );
    for await (const { id, name, type, file } of files)
      yield* storedFile(storage, `chat-files/${id}/${fileNameFor(name, type, "datei")}`, file);
  },
});
