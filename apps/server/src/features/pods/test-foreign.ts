import { podsEndpoints } from "@kompagnon/contract/pods/endpoints.ts";
import { aCircle } from "#features/pods/test-pods.ts";
import { aPairInChat } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A circle of two others, what one of them set out to do, and invitations of others. */
export const podsForeign = foreign(
  podsEndpoints,
  async ({ server }) => {
    const { anna, berta, podId } = await aCircle(server);
    const params = { id: podId };
    const written = await anna.must("PUT /api/pods/{id}/goal", { params, body: { goal: "Drei Anrufe" } });
    const entry = written.members.find(({ member }) => member.id === anna.id)?.entry;
    const left = await aCircle(server);
    const others = [await aPairInChat(server), await aPairInChat(server)];
    const [first, second] = await Promise.all(
      others.map(async (pair) => {
        await pair.anna.must("POST /api/pods", { body: { chat_id: pair.chatId } });
        const { invitations } = await pair.berta.must("GET /api/pods");
        return { by: pair.berta, params: { id: invitations[0]?.id ?? "" } };
      }),
    );
    if (!first || !second) throw new Error("two invitations were made");
    const entryId = { id: entry?.id ?? "" };
    return {
      first,
      second,
      pod: { by: anna, params },
      leaving: { by: left.anna, params: { id: left.podId } },
      ofAnna: { by: anna, params: entryId },
      toBerta: { by: berta, params: entryId },
    };
  },
  {
    "POST /api/pods/invitations/{id}/accept": ({ first }) => first,
    "POST /api/pods/invitations/{id}/decline": ({ second }) => second,
    "GET /api/pods/{id}": ({ pod }) => pod,
    "GET /api/pods/{id}/weeks": ({ pod }) => pod,
    "PUT /api/pods/{id}/goal": ({ pod }) => ({ ...pod, body: { goal: "Gekapert" } }),
    "PUT /api/pods/{id}/check-in": ({ pod }) => ({ ...pod, body: { outcome: "done", line: "Gekapert" } }),
    "POST /api/pods/{id}/leave": ({ leaving }) => leaving,
    "PUT /api/pods/entries/{id}/cheer": ({ toBerta }) => ({ ...toBerta, body: { cheer: "bravo" } }),
    "DELETE /api/pods/entries/{id}/cheer": ({ toBerta }) => toBerta,
    "DELETE /api/pods/entries/{id}": ({ ofAnna }) => ofAnna,
  },
);
