import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { questState, questStep } from "./model.ts";

/** The beginner quest (spec: community, sections 4 and 7). */
export const questEndpoints = endpoints({
  "GET /api/quest": {
    about: "How far one is in the beginner quest.",
    access: "member",
    limit: "240/minute",
    output: questState,
    start: [{ on: "every page" }],
  },
  "POST /api/quest/steps/{key}": {
    about: "Asks for a step to be counted as done; it is, if what it asks for is there.",
    access: "member",
    limit: "60/minute",
    params: { key: questStep },
    output: questState,
    errors: { step_not_done: 409 },
  },
  "PUT /api/quest/status": {
    about: "Dismisses the quest.",
    access: "member",
    limit: "60/minute",
    body: z.object({ status: z.literal("completed") }),
    output: questState,
  },
});

/** Live events of the beginner quest, by kind. */
const questEvents = { quest_changed: questState };

/** The HTTP routes and live events of quest. */
export const quest = { endpoints: questEndpoints, events: questEvents };
