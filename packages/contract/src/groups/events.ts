import { z } from "zod";
import { id } from "../wire/model.ts";
import { application } from "./model.ts";

/** Live events of groups, by kind. */
export const groupsEvents = {
  /** Name, picture, type or channels of a group of mine changed. */
  group_changed: z.object({ group_id: id }),
  /** A member joined or left, which changes the member count, or has another role. */
  group_members_changed: z.object({ group_id: id }),
  /** I belong to a group now, or no longer (left, kicked, banned, deleted). */
  group_membership_changed: z.object({
    group_id: id,
    state: z.enum(["joined", "left", "kicked", "banned", "deleted"]),
  }),
  /** To moderators: a new application, or one that was decided; to applicants: their own. */
  group_application_changed: application,
};
