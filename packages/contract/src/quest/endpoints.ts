import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { quest, questStep } from "./model.ts";

/** The beginner quest (spec: community, sections 4 and 7). */
export const questEndpoints = endpoints({
  "GET /api/quest": {
    about: "How far one is in the beginner quest.",
    access: "member",
    limit: "240/minute",
    output: quest,
    start: [{ on: "every page" }],
  },
  "POST /api/quest/steps/{key}": {
    about: "Asks for a step to be counted as done; it is, if what it asks for is there.",
    access: "member",
    limit: "60/minute",
    params: { key: questStep },
    output: quest,
    errors: { step_not_done: 409 },
  },
  "PUT /api/quest/status": {
    about: "Dismisses the quest.",
    access: "member",
    limit: "60/minute",
    body: z.object({ status: z.literal("completed") }),
    output: quest,
  },
});
