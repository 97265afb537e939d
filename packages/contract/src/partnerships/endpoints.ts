import { z } from "zod";
import { overviewPaths } from "../overview/paths.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import {
  answer,
  end,
  part,
  path,
  pathAhead,
  pointText,
  questionKey,
  questionnairePart,
  skippable,
} from "./model.ts";

const params = { id };
const whole = { access: "member", limit: "120/minute", output: path } as const;
const ofPart = { access: "member", limit: "240/minute", output: questionnairePart } as const;
const inPart = { id, part };
const inPoint = { id, pointId: id };
/** `path_aside`: the path was set aside; the member who did so takes it up again. */
const going = { cannot_write: 403, path_aside: 409 } as const;

/** The way from a match to a company, by the conversation of the two (product: matching, groups and chats). */
export const partnershipsEndpoints = endpoints({
  "GET /api/paths/ahead": {
    about:
      "The path on which I have a step to take: what the other asked of me first, else where something happened last.",
    access: "member",
    limit: "240/minute",
    output: z.object({ ahead: pathAhead.nullable() }),
    start: [{ on: [overviewPaths.dashboard] }],
  },
  "GET /api/paths/{id}": {
    about: "Where the two of one of my conversations stand on their way to a company, and my next step.",
    ...whole,
    limit: "240/minute",
    params,
  },
  "GET /api/paths/{id}/parts/{part}": {
    about:
      "A part of the questionnaire: my answers, and once both are done with it the other's and how they compare.",
    ...ofPart,
    params: inPart,
  },
  "PUT /api/paths/{id}/answers/{question}": {
    about: "Answers a question, or takes my answer back (null) while the other can't read it yet.",
    ...ofPart,
    params: { id, question: questionKey },
    body: z.object({ answer: answer.nullable() }),
    errors: { ...going, part_uncovered: 409 },
  },
  "PUT /api/paths/{id}/parts/{part}/done": {
    about: "Says that I am done with a part; when both are, it is uncovered for both.",
    ...ofPart,
    params: inPart,
    errors: { ...going, part_incomplete: 409 },
  },
  "DELETE /api/paths/{id}/parts/{part}/done": {
    about: "Takes that back, as long as the other is not done with it.",
    ...ofPart,
    params: inPart,
    errors: { ...going, part_uncovered: 409 },
  },
  "PUT /api/paths/{id}/stages/{stage}/skipped": {
    about: "Leaves a stage out; either of the two may.",
    ...whole,
    params: { id, stage: skippable },
    errors: going,
  },
  "DELETE /api/paths/{id}/stages/{stage}/skipped": {
    about: "Takes a stage in again.",
    ...whole,
    params: { id, stage: skippable },
    errors: going,
  },
  "PUT /api/paths/{id}/aside": {
    about: "Puts the path aside for a while; nothing is lost.",
    ...whole,
    params,
    errors: going,
  },
  "DELETE /api/paths/{id}/aside": {
    about: "Takes the path up again that I put aside.",
    ...whole,
    params,
    errors: { cannot_write: 403 },
  },
  "POST /api/paths/{id}/end": {
    about:
      "Found a team, go on as friends, or part: said to the other kindly in the conversation. The last two put the path aside.",
    ...whole,
    limit: "20/hour",
    params,
    body: z.object({ choice: end }),
    errors: going,
  },
  "POST /api/paths/{id}/points": {
    about: "Writes down what we agree on, about a difference or anything else; the other confirms it.",
    ...whole,
    params,
    body: z.object({ text: pointText, question: questionKey.nullable().default(null) }),
    status: 201,
    errors: { ...going, too_many_points: 409, point_exists: 409, part_covered: 409 },
  },
  "PATCH /api/paths/{id}/points/{pointId}": {
    about: "Words a point again: the other confirms it again.",
    ...whole,
    params: inPoint,
    body: z.object({ text: pointText }),
    errors: going,
  },
  "DELETE /api/paths/{id}/points/{pointId}": {
    about: "Takes a point away.",
    ...whole,
    params: inPoint,
    errors: going,
  },
  "PUT /api/paths/{id}/points/{pointId}/confirmed": {
    about: "Confirms what the other wrote down, as I have read it: `written_at` says which wording.",
    ...whole,
    params: inPoint,
    body: z.object({ written_at: z.iso.datetime() }),
    errors: { ...going, point_changed: 409 },
  },
});

/** Live events of the way from a match to a company. */
const partnershipsEvents = {
  /** Something about the path of a conversation changed: fetch it. It never carries an answer. */
  path_changed: z.object({ chat_id: id }),
};

/** The HTTP routes and live events of the way from a match to a company. */
export const partnerships = { endpoints: partnershipsEndpoints, events: partnershipsEvents };
