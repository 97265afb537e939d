import { z } from "zod";
import { messagesQuery, searchQuery } from "../chats/endpoints.ts";
import { message, newMessage } from "../chats/model.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page } from "../wire/model.ts";
import { channel, channelName, channelTopic, slowSeconds } from "./model.ts";

const inGroup = { id };
const inChannel = { id, channelId: id };

/** Channels of groups and what is written in them (spec: community; design: api). */
export const groupChannelsEndpoints = endpoints({
  "GET /api/groups/{id}/channels": {
    about: "The channels of a group one belongs to, in their order.",
    access: "member",
    limit: "240/minute",
    params: inGroup,
    output: z.object({ items: z.array(channel) }),
  },
  "POST /api/groups/{id}/channels": {
    about: "Makes a channel; for owner and moderators.",
    access: "member",
    limit: "60/hour",
    params: inGroup,
    body: z.object({ name: channelName, topic: channelTopic.default("") }),
    output: channel,
    status: 201,
    errors: { too_many_channels: 409, channel_name_taken: 409 },
  },
  "PATCH /api/groups/{id}/channels/{channelId}": {
    about: "Changes a channel's name, topic, pause between messages or place; for owner and moderators.",
    access: "member",
    limit: "120/hour",
    params: inChannel,
    body: z.object({
      name: channelName.optional(),
      topic: channelTopic.optional(),
      slow_seconds: slowSeconds.optional(),
      position: z.int().min(0).max(100).optional(),
    }),
    output: channel,
    errors: { channel_name_taken: 409 },
  },
  "DELETE /api/groups/{id}/channels/{channelId}": {
    about: "Deletes a channel with its messages; the last one stays.",
    access: "member",
    limit: "20/hour",
    params: inChannel,
    errors: { last_channel: 409 },
  },
  "GET /api/groups/{id}/search": {
    about: "Messages in all channels of a group that contain these words, the newest first.",
    access: "member",
    limit: "120/minute",
    params: inGroup,
    query: searchQuery,
    output: page(message),
  },
  "GET /api/groups/{id}/channels/{channelId}/messages": {
    about:
      "Messages of a channel. A channel is a conversation: everything else about its messages is under /api/chats/{channelId}.",
    access: "member",
    limit: "600/minute",
    params: inChannel,
    query: messagesQuery,
    output: page(message),
  },
  "POST /api/groups/{id}/channels/{channelId}/messages": {
    about: "Writes in a channel.",
    access: "member",
    limit: "120/minute",
    params: inChannel,
    body: newMessage,
    output: message,
    status: 201,
    errors: { slow_mode: 429, attachment_invalid: 400 },
  },
});
