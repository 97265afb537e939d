import { partnershipsEndpoints } from "@kompagnon/contract/partnerships/endpoints.ts";
import { aPairInChat } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

const ANSWER = { kind: "text", text: "Gekapert" } as const;

/** The path of two others, with a point on it. */
export const partnershipsForeign = foreign(
  partnershipsEndpoints,
  async ({ server }) => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const { points } = await anna.must("POST /api/paths/{id}/points", {
      params: { id: chatId },
      body: { text: "Der Laden heißt Balkonglück." },
    });
    const pointId = points[0]?.id ?? "";
    const written = points[0]?.written_at ?? "";
    const path = { by: anna, params: { id: chatId } };
    // Finishing a part needs answers; asking whether one is done with it does not.
    return { path, berta, chatId, pointId, written, aims: { id: chatId, part: "aims" } as const };
  },
  {
    "GET /api/paths/{id}": ({ path }) => path,
    "GET /api/paths/{id}/parts/{part}": ({ path, aims }) => ({ ...path, params: aims }),
    "PUT /api/paths/{id}/answers/{question}": ({ path, chatId }) => ({
      ...path,
      params: { id: chatId, question: "aim_success" },
      body: { answer: ANSWER },
    }),
    "PUT /api/paths/{id}/parts/{part}/done": ({ path, aims }) => ({ ...path, params: aims }),
    "DELETE /api/paths/{id}/parts/{part}/done": ({ path, aims }) => ({ ...path, params: aims }),
    "PUT /api/paths/{id}/stages/{stage}/skipped": ({ path, chatId }) => ({
      ...path,
      params: { id: chatId, stage: "trial" },
    }),
    "DELETE /api/paths/{id}/stages/{stage}/skipped": ({ path, chatId }) => ({
      ...path,
      params: { id: chatId, stage: "trial" },
    }),
    "PUT /api/paths/{id}/aside": ({ path }) => path,
    "DELETE /api/paths/{id}/aside": ({ path }) => path,
    "POST /api/paths/{id}/end": ({ path }) => ({ ...path, body: { choice: "team" } }),
    "POST /api/paths/{id}/points": ({ path }) => ({ ...path, body: { text: "Gekapert" } }),
    "PATCH /api/paths/{id}/points/{pointId}": ({ path, chatId, pointId }) => ({
      ...path,
      params: { id: chatId, pointId },
      body: { text: "Gekapert" },
    }),
    "DELETE /api/paths/{id}/points/{pointId}": ({ path, chatId, pointId }) => ({
      ...path,
      params: { id: chatId, pointId },
    }),
    "PUT /api/paths/{id}/points/{pointId}/confirmed": ({ berta, chatId, pointId, written }) => ({
      by: berta,
      params: { id: chatId, pointId },
      body: { written_at: written },
    }),
  },
);
