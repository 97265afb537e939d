import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import { folder, folderColor, folderName } from "./model.ts";

/** Folders of conversations (spec: community; design: api). */
export const chatFoldersEndpoints = endpoints({
  "GET /api/chat-folders": {
    about: "My folders in their order.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(folder) }),
    start: [{ on: "every page" }],
  },
  "POST /api/chat-folders": {
    about: "Makes a folder.",
    access: "member",
    limit: "60/hour",
    body: z.object({ name: folderName, color: folderColor }),
    output: folder,
    status: 201,
    errors: { too_many_folders: 409, folder_name_taken: 409 },
  },
  "PATCH /api/chat-folders/{id}": {
    about: "Renames, recolours or moves a folder.",
    access: "member",
    limit: "240/hour",
    params: { id },
    body: z.object({
      name: folderName.optional(),
      color: folderColor.optional(),
      /** Its place among the folders, from 0. */
      position: z.int().min(0).max(100).optional(),
    }),
    output: folder,
    errors: { folder_name_taken: 409 },
  },
  "DELETE /api/chat-folders/{id}": {
    about: "Removes a folder; its conversations stay.",
    access: "member",
    limit: "60/hour",
    params: { id },
  },
  "PUT /api/chat-folders/{id}/chats/{chatId}": {
    about: "Puts a conversation into a folder.",
    access: "member",
    limit: "240/hour",
    params: { id, chatId: id },
  },
  "DELETE /api/chat-folders/{id}/chats/{chatId}": {
    about: "Takes a conversation out of a folder.",
    access: "member",
    limit: "240/hour",
    params: { id, chatId: id },
  },
});
