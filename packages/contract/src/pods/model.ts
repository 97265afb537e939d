import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id, plainText, time } from "../wire/model.ts";
import { POD_CHEERS, POD_GOAL_MAX, POD_HOURS, POD_LINE_MAX, POD_OUTCOMES } from "./rules.ts";

const filled = (max: number) => plainText(max).pipe(z.string().min(1, { message: "required" }));

/** A day as calendars show it. */
export const podDay = z.iso
  .date({ message: "invalid_format" })
  .meta({ id: "Day", description: "As 2026-11-23" });

export const podHours = z.enum(POD_HOURS).meta({ id: "PodHours" });
const podOutcome = z.enum(POD_OUTCOMES).meta({ id: "PodOutcome" });
export const podCheer = z.enum(POD_CHEERS).meta({ id: "PodCheer" });
export const newPodGoal = z.object({ goal: filled(POD_GOAL_MAX) });
/** How the week went, with a line about it. */
export const newPodCheckIn = z.object({ outcome: podOutcome, line: filled(POD_LINE_MAX) });

/** The states of a circle: two or more are in it; an invitation is pending; the product searches for others; it is over. */
const podStatus = z.enum(["running", "waiting", "looking", "closed"]);
/** Two of a conversation, a team, or people matched by the product. */
const podOrigin = z.enum(["pair", "team", "found"]);

/** A member's goal of a week, and its outcome. */
const podEntry = z
  .object({
    id,
    /** The Monday of the week. */
    week: podDay,
    /** Null where it was taken back, or is out of sight. */
    goal: z.string().nullable(),
    outcome: podOutcome.nullable(),
    line: z.string().nullable(),
    /** Whether its words are out of sight for moderators. */
    withheld: z.boolean(),
    cheers: z.array(z.object({ member_id: id, cheer: podCheer })),
  })
  .meta({ id: "PodEntry" });
export type PodEntry = z.infer<typeof podEntry>;

/** One of a circle, in the week that is now where they live. */
const podMember = z
  .object({
    member: memberCard,
    week: podDay,
    entry: podEntry.nullable(),
    /** Weeks in a row with a check-in; weeks of a pause do not break it. */
    streak: z.int(),
    paused: z.boolean(),
  })
  .meta({ id: "PodMember" });
export type PodMember = z.infer<typeof podMember>;

const mayNow = {
  /** The Monday of the current week in the member's time zone. */
  week: podDay,
  /** Whether the member may set, or still change, the goal of this week. */
  can_set_goal: z.boolean(),
  /** Whether the member may check in now, or still change the check-in. */
  can_check_in: z.boolean(),
};
const podCore = z.object({
  id,
  origin: podOrigin,
  status: podStatus,
  created_at: time,
  /** The invited member. */
  invited: memberCard.nullable(),
  ...mayNow,
});
/** A circle with everybody's week. */
export const pod = podCore.extend({ members: z.array(podMember) }).meta({ id: "Pod" });
export type Pod = z.infer<typeof pod>;

/** A circle in the member's list. */
const podSummary = podCore
  .extend({
    members: z.array(memberCard),
    streak: z.int(),
    goal: z.string().nullable(),
    outcome: podOutcome.nullable(),
  })
  .meta({ id: "PodSummary" });
export type PodSummary = z.infer<typeof podSummary>;

/** A week that is over, with what everybody set out to do. */
export const podWeek = z
  .object({ week: podDay, entries: z.array(podEntry.extend({ member: memberCard.nullable() })) })
  .meta({ id: "PodWeek" });
export type PodWeek = z.infer<typeof podWeek>;

/** The member's circles, and their invitations. */
export const myPods = z
  .object({
    pods: z.array(podSummary),
    /** Who asks one into a circle of two. */
    invitations: z.array(z.object({ id, from: memberCard, created_at: time })),
    /** The invited members who have not answered. */
    invited: z.array(z.object({ id, to: memberCard, created_at: time })),
    /** The member's request for a circle: since when, and how many others in their language wait at the moment. */
    asking: z.object({ hours: podHours, asked_at: time, widened: z.boolean(), others: z.int() }).nullable(),
    /** What one lacks to ask for a circle. */
    needs: z.array(z.enum(["age", "models", "name"])),
    /** A pause that runs, or begins next week: its last day. */
    pause: z.object({ from: podDay, until: podDay }).nullable(),
    /** The member's time zone; null until a browser has sent it. */
    time_zone: z.string().nullable(),
  })
  .meta({ id: "MyPods" });
export type MyPods = z.infer<typeof myPods>;
