import { z } from "zod";
import { timeZone } from "../notifications/model.ts";
import { overviewPaths } from "../overview/paths.ts";
import { endpoints } from "../wire/endpoint.ts";
import { id, page, paging } from "../wire/model.ts";
import { myPods, newPodCheckIn, newPodGoal, pod, podCheer, podDay, podHours, podWeek } from "./model.ts";
import { podsPaths } from "./paths.ts";

const mine = { access: "member", limit: "60/minute", output: myPods } as const;
const whole = { access: "member", limit: "120/minute", params: { id }, output: pod } as const;
/** `pod_closed`: it is over, and only read any more. */
const open = { pod_closed: 409 } as const;
const entry = { ...whole, params: { id } };

/** Weekly circles: two to five people set a goal each week and tell each other how it went. */
export const podsEndpoints = endpoints({
  "GET /api/pods": {
    about: "One's circles, invitations, what one asked for, and one's pause.",
    ...mine,
    limit: "240/minute",
    start: [{ on: [podsPaths.pods] }],
  },
  "GET /api/pods/due": {
    about:
      "In how many of one's circles a goal or a check-in is due at the moment, and one of those circles.",
    access: "member",
    limit: "240/minute",
    output: z.object({ goals: z.int(), check_ins: z.int(), pod_id: id.nullable() }),
    start: [{ on: [overviewPaths.dashboard] }],
  },
  "POST /api/pods": {
    about: "Asks the other of a one-to-one conversation into a circle of two.",
    ...mine,
    limit: "20/hour",
    body: z.object({ chat_id: id }),
    status: 201,
    errors: { cannot_write: 403, pod_exists: 409, too_many_pods: 409 },
  },
  "POST /api/pods/of-team": {
    about: "Begins a circle of a team of mine, or joins the one there is.",
    ...mine,
    limit: "20/hour",
    body: z.object({ team_id: id }),
    output: z.object({ pod_id: id }),
    errors: { cannot_write: 403, pod_full: 409, too_many_pods: 409 },
  },
  "POST /api/pods/invitations/{id}/accept": {
    about: "Joins the circle of an invitation.",
    ...mine,
    params: { id },
    errors: { cannot_write: 403, too_many_pods: 409 },
  },
  "POST /api/pods/invitations/{id}/decline": {
    about: "Declines an invitation, or takes one's own back.",
    ...mine,
    params: { id },
  },
  "PUT /api/pods/asking": {
    about: "Asks for a circle with people whose business models, hours, language and time zone fit.",
    ...mine,
    limit: "20/hour",
    body: z.object({ hours: podHours, time_zone: timeZone }),
    errors: { too_many_pods: 409, pod_needs: 409 },
  },
  "DELETE /api/pods/asking": { about: "Asks for a circle no longer.", ...mine },
  "PUT /api/pods/time-zone": {
    about: "Says where one lives: weeks begin and end, and reminders come, by its clocks.",
    ...mine,
    body: z.object({ time_zone: timeZone }),
  },
  "PUT /api/pods/pause": {
    about: "Pauses in all circles, from this week to the one of a day; streaks go on behind it.",
    ...mine,
    body: z.object({ until: podDay }),
  },
  "DELETE /api/pods/pause": { about: "Ends one's pause.", ...mine },
  "GET /api/pods/{id}": {
    about: "One of one's circles with everybody's week.",
    ...whole,
    limit: "240/minute",
  },
  "GET /api/pods/{id}/weeks": {
    about: "The weeks that are over, the newest first, from the one in which one joined.",
    access: "member",
    limit: "240/minute",
    params: { id },
    query: paging(20, 6),
    output: page(podWeek),
  },
  "PUT /api/pods/{id}/goal": {
    about: "Sets the goal of one's week; changed until Tuesday night, or on the day it was set.",
    ...whole,
    body: newPodGoal,
    errors: { ...open, goal_fixed: 409 },
  },
  "PUT /api/pods/{id}/check-in": {
    about: "Says from Friday to Sunday how the week went.",
    ...whole,
    body: newPodCheckIn,
    errors: { ...open, check_in_closed: 409 },
  },
  "POST /api/pods/{id}/leave": {
    about: "Leaves a circle. What one wrote stays with those who were there.",
    ...mine,
    params: { id },
  },
  "DELETE /api/pods/entries/{id}": {
    about: "Takes one's words of a week back; that one checked in stays.",
    ...entry,
  },
  "PUT /api/pods/entries/{id}/cheer": {
    about: "Calls something to another about their week, or something else than before.",
    ...entry,
    body: z.object({ cheer: podCheer }),
    errors: open,
  },
  "DELETE /api/pods/entries/{id}/cheer": { about: "Takes it back.", ...entry },
});

/** Live events of weekly circles. */
const podsEvents = {
  /** Something about the member's circles changed, in this one or (null) in the list of them: fetch them. */
  pods_changed: z.object({ id: id.nullable() }),
};

/** The HTTP routes and live events of weekly circles. */
export const pods = { endpoints: podsEndpoints, events: podsEvents };
