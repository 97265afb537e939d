import { z } from "zod";

/** The steps of the beginner quest in their order (spec: community, section 4). */
export const QUEST_STEPS = [
  "upload_avatar",
  "edit_bio",
  "discover_groups",
  "find_partners",
  "first_post",
] as const;
export const questStep = z.enum(QUEST_STEPS).meta({ id: "QuestStep" });
/** A step of the beginner quest. */
export type QuestStep = z.infer<typeof questStep>;
/** The number of different people to meet for `find_partners`. */
export const PARTNERS_NEEDED = 2;

/** The state of a member's beginner quest. `completed` also when it was dismissed, which `dismissed` says. */
export const questState = z
  .object({
    enabled: z.boolean(),
    status: z.enum(["open", "completed"]),
    dismissed: z.boolean(),
    /** The steps there are. */
    steps: z.array(questStep),
    completed_steps: z.array(questStep),
    /** The first step that is not done yet. */
    current_step: questStep.nullable(),
    has_avatar: z.boolean(),
  })
  .meta({ id: "Quest" });
export type Quest = z.infer<typeof questState>;
