import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { newPoll, poll, pollCore } from "./model.ts";

const inChannel = { id, channelId: id };

/** Polls in the channels of groups. */
export const pollsEndpoints = endpoints({
  "GET /api/groups/{id}/channels/{channelId}/polls": {
    about: "The polls of a channel of one's group, the newest first.",
    access: "member",
    limit: "240/minute",
    params: inChannel,
    query: paging(20),
    output: page(poll),
  },
  "POST /api/groups/{id}/channels/{channelId}/polls": {
    about: "Asks the members of a channel a question with two to five answers.",
    access: "member",
    limit: "20/hour",
    params: inChannel,
    body: newPoll,
    status: 201,
    output: poll,
    errors: { too_many_polls: 409, cannot_write: 403, slow_mode: 429 },
  },
  "GET /api/polls/{id}": {
    about: "A poll of a channel of one's group.",
    access: "member",
    limit: "240/minute",
    params: { id },
    output: poll,
  },
  "PUT /api/polls/{id}/vote": {
    about: "Chooses an answer, or another one than before.",
    access: "member",
    limit: "120/minute",
    params: { id },
    body: z.object({ answer: z.int().min(1).max(32_767) }),
    output: poll,
    errors: { poll_closed: 409 },
  },
  "DELETE /api/polls/{id}/vote": {
    about: "Takes one's vote back.",
    access: "member",
    limit: "120/minute",
    params: { id },
    output: poll,
    errors: { poll_closed: 409 },
  },
  "POST /api/polls/{id}/close": {
    about: "Closes one's own poll, or as a moderator any; who voted gets the result.",
    access: "member",
    limit: "60/minute",
    params: { id },
    output: poll,
  },
  "DELETE /api/polls/{id}": {
    about: "Deletes one's own poll with its votes, or as a moderator any.",
    access: "member",
    limit: "60/minute",
    params: { id },
  },
});

/** Live events of polls. */
const pollsEvents = {
  /** A new one, one with other counts, or one that closed: the whole poll, without whose vote is whose. */
  poll_changed: pollCore,
  /** Deleted, or out of sight. */
  poll_removed: z.object({ id, channel_id: id }),
};

/** The HTTP routes and live events of polls. */
export const polls = { endpoints: pollsEndpoints, events: pollsEvents };
