import { randomUUID } from "node:crypto";
import { pollsEndpoints } from "@kompagnon/contract/polls/endpoints.ts";
import { aFounder, aGroup, firstChannel } from "#features/groups/test-groups.ts";
import { foreign } from "#testing/foreign.ts";

/** A poll in a channel of another member's group. */
export const pollsForeign = foreign(
  pollsEndpoints,
  async ({ server }) => {
    const by = await aFounder(server);
    const { id } = await aGroup(by, { name: `Umfragen ${randomUUID().slice(0, 8)}`, group_type: "private" });
    const params = { id, channelId: await firstChannel(by, id) };
    const body = { client_id: randomUUID(), question: "Tee oder Kaffee?", answers: ["Tee", "Kaffee"] };
    const poll = await by.must("POST /api/groups/{id}/channels/{channelId}/polls", { params, body });
    return { inChannel: { by, params }, poll: { by, params: { id: poll.id } } };
  },
  {
    "GET /api/groups/{id}/channels/{channelId}/polls": ({ inChannel }) => inChannel,
    "POST /api/groups/{id}/channels/{channelId}/polls": ({ inChannel }) => ({
      ...inChannel,
      body: { client_id: randomUUID(), question: "Gekapert?", answers: ["Ja", "Nein"] },
    }),
    "GET /api/polls/{id}": ({ poll }) => poll,
    "PUT /api/polls/{id}/vote": ({ poll }) => ({ ...poll, body: { answer: 1 } }),
    "DELETE /api/polls/{id}/vote": ({ poll }) => poll,
    "POST /api/polls/{id}/close": ({ poll }) => poll,
    "DELETE /api/polls/{id}": ({ poll }) => poll,
  },
);
