import { trialsEndpoints } from "@kompagnon/contract/trials/endpoints.ts";
import { aPairInChat } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A trial project of two others. */
export const trialsForeign = foreign(
  trialsEndpoints,
  async ({ server }) => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const params = { id: chatId };
    const trial = await anna.must("POST /api/chats/{id}/trials", {
      params,
      body: { goal: "Ein Shop", weeks: 2, tasks: ["Namen finden"] },
    });
    const inTrial = { by: berta, params: { id: trial.id } };
    const inTask = { by: berta, params: { id: trial.id, taskId: trial.tasks[0]?.id ?? "" } };
    return { inChat: { by: anna, params }, inTrial, inTask };
  },
  {
    "GET /api/chats/{id}/trials": ({ inChat }) => inChat,
    "POST /api/chats/{id}/trials": ({ inChat }) => ({ ...inChat, body: { goal: "Gekapert", weeks: 1 } }),
    "POST /api/trials/{id}/accept": ({ inTrial }) => inTrial,
    "POST /api/trials/{id}/decline": ({ inTrial }) => inTrial,
    "PATCH /api/trials/{id}": ({ inTrial }) => ({ ...inTrial, body: { goal: "Gekapert" } }),
    "POST /api/trials/{id}/end": ({ inTrial }) => inTrial,
    "POST /api/trials/{id}/tasks": ({ inTrial }) => ({ ...inTrial, body: { text: "Gekapert" } }),
    "PATCH /api/trials/{id}/tasks/{taskId}": ({ inTask }) => ({ ...inTask, body: { text: "Gekapert" } }),
    "DELETE /api/trials/{id}/tasks/{taskId}": ({ inTask }) => inTask,
    "PUT /api/trials/{id}/debrief": ({ inTrial }) => ({
      ...inTrial,
      body: { verdict: "apart", good: "", hard: "" },
    }),
  },
);
