import { randomUUID } from "node:crypto";
import { aiEndpoints } from "@kompagnon/contract/ai/endpoints.ts";
import { aSubscriber } from "#features/ai/test-ai.ts";
import { foreign } from "#testing/foreign.ts";

/** Conversations of a member with premium. */
export const aiForeign = foreign(
  aiEndpoints,
  async ({ server }) => {
    const by = await aSubscriber(server);
    const begin = async () => {
      const id = randomUUID();
      const body = {
        conversation_id: id,
        message_id: randomUUID(),
        text: "Ein Café am See",
        language: "de",
      } as const;
      await by.must("POST /api/assistants/{assistant}/messages", { params: { assistant: "slogan" }, body });
      return { by, params: { id } };
    };
    const continued = await begin();
    return {
      by,
      read: await begin(),
      renamed: await begin(),
      deleted: await begin(),
      again: await begin(),
      continued,
    };
  },
  {
    "GET /api/assistants/{assistant}/conversations": ({ by }) => ({
      by,
      params: { assistant: "slogan" },
      open: "everybody's own",
    }),
    "GET /api/assistants/conversations/{id}": ({ read }) => read,
    "PATCH /api/assistants/conversations/{id}": ({ renamed }) => ({ ...renamed, body: { title: "x" } }),
    "DELETE /api/assistants/conversations/{id}": ({ deleted }) => deleted,
    "POST /api/assistants/{assistant}/messages": ({ by, continued }) => ({
      by,
      params: { assistant: "slogan" },
      body: {
        conversation_id: continued.params.id,
        message_id: randomUUID(),
        text: "Kürzer",
        language: "de",
      },
    }),
    "POST /api/assistants/conversations/{id}/regenerate": ({ again }) => ({
      ...again,
      body: { language: "de" },
    }),
  },
);
