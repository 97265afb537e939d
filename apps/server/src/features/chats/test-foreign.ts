import { randomUUID } from "node:crypto";
import { chatsEndpoints } from "@kompagnon/contract/chats/endpoints.ts";
import { aMember, aPairInChat, aPictureFile } from "#testing/builders.ts";
import { foreign, type World } from "#testing/foreign.ts";

/** A conversation of two members, with all that is private to them. */
async function aConversation({ server }: World) {
  const { anna, berta, chatId } = await aPairInChat(server);
  const inChat = { by: anna, params: { id: chatId } };
  const picture = await aPictureFile();
  const written = { params: inChat.params, body: { client_id: randomUUID(), text: "unter uns" } };
  const message = await anna.must("POST /api/chats/{id}/messages", written);
  const image = await anna.must("POST /api/chats/{id}/images", { params: inChat.params, file: picture });
  const folder = await anna.must("POST /api/chat-folders", { body: { name: "Meins", color: "pine" } });
  const inMessage = { by: anna, params: { id: chatId, messageId: message.id } };
  return {
    picture,
    inChat,
    inMessage,
    reaction: { by: berta, params: { ...inMessage.params, emoji: "🎉" } },
    attachment: { by: anna, params: { id: image.id } },
    inFolder: { by: anna, params: { id: folder.id } },
    chatInFolder: { by: anna, params: { id: folder.id, chatId } },
  };
}

/** A chat request: what its receiver sees, and its sender. */
async function aRequest({ server }: World) {
  const asking = await aMember(server);
  const asked = await aMember(server);
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    asking.id,
  ]);
  const { id } = await asking.must("POST /api/chat-requests", { body: { user_id: asked.id } });
  return { received: { by: asked, params: { id } }, sent: { by: asking, params: { id } } };
}

/** Others' conversation, requests and folders. */
export const chatsForeign = foreign(
  chatsEndpoints,
  async (world) => ({
    ...(await aConversation(world)),
    accepted: await aRequest(world),
    replied: await aRequest(world),
    declined: await aRequest(world),
    answered: await aRequest(world),
    ignored: await aRequest(world),
    takenBack: await aRequest(world),
  }),
  {
    "GET /api/chats/{id}": ({ inChat }) => inChat,
    "PATCH /api/chats/{id}": ({ inChat }) => ({ ...inChat, body: { muted: true } }),
    "GET /api/chats/{id}/messages": ({ inChat }) => inChat,
    "GET /api/chats/{id}/search": ({ inChat }) => ({ ...inChat, query: { q: "uns" } }),
    "GET /api/chats/{id}/pins": ({ inChat }) => inChat,
    "POST /api/chats/{id}/messages": ({ inChat }) => ({
      ...inChat,
      body: { client_id: randomUUID(), text: "hallo" },
    }),
    "PATCH /api/chats/{id}/messages/{messageId}": ({ inMessage }) => ({
      ...inMessage,
      body: { text: "gekapert" },
    }),
    "DELETE /api/chats/{id}/messages/{messageId}": ({ inMessage }) => inMessage,
    "PUT /api/chats/{id}/messages/{messageId}/reactions/{emoji}": ({ reaction }) => reaction,
    "DELETE /api/chats/{id}/messages/{messageId}/reactions/{emoji}": ({ reaction }) => reaction,
    "PUT /api/chats/{id}/messages/{messageId}/pin": ({ inMessage }) => inMessage,
    "DELETE /api/chats/{id}/messages/{messageId}/pin": ({ inMessage }) => inMessage,
    "POST /api/chats/{id}/messages/{messageId}/translation": ({ inMessage }) => ({
      ...inMessage,
      body: { language: "en" },
    }),
    "POST /api/chats/{id}/images": ({ inChat, picture }) => ({ ...inChat, file: picture }),
    "POST /api/chats/{id}/files": ({ inChat }) => ({
      ...inChat,
      query: { name: "x.txt" },
      file: new Blob(["gekapert"], { type: "text/plain" }),
    }),
    "POST /api/chats/{id}/voice": ({ inChat }) => ({
      ...inChat,
      query: { seconds: 3, waveform: "1,2,3" },
      file: new Blob(["gekapert"], { type: "audio/webm" }),
    }),
    "DELETE /api/attachments/{id}": ({ attachment }) => attachment,
    "GET /api/attachments/{id}": ({ attachment }) => attachment,
    "GET /api/attachments/{id}/preview": ({ attachment }) => attachment,
    "PUT /api/chats/{id}/read": ({ inChat }) => ({ ...inChat, body: { seq: 1 } }),
    "POST /api/chats/{id}/typing": ({ inChat }) => inChat,
    "POST /api/chat-requests/{id}/accept": ({ accepted }) => accepted.received,
    "POST /api/chat-requests/{id}/reply": ({ replied }) => ({
      ...replied.received,
      body: { client_id: randomUUID(), text: "hallo" },
    }),
    "POST /api/chat-requests/{id}/decline": ({ declined }) => declined.received,
    "POST /api/chat-requests/{id}/answer": ({ answered }) => ({
      ...answered.received,
      body: { wording: "no_time" },
    }),
    "POST /api/chat-requests/{id}/ignore": ({ ignored }) => ignored.received,
    "DELETE /api/chat-requests/{id}": ({ takenBack }) => takenBack.sent,
    "GET /api/chat-inbox/of/{userId}": ({ inChat }) => ({
      by: inChat.by,
      params: { userId: inChat.by.id },
      open: "says of any member whether they take requests",
    }),
    "PATCH /api/chat-folders/{id}": ({ inFolder }) => ({ ...inFolder, body: { name: "Gekapert" } }),
    "DELETE /api/chat-folders/{id}": ({ inFolder }) => inFolder,
    "PUT /api/chat-folders/{id}/chats/{chatId}": ({ chatInFolder }) => chatInFolder,
    "DELETE /api/chat-folders/{id}/chats/{chatId}": ({ chatInFolder }) => chatInFolder,
  },
);
