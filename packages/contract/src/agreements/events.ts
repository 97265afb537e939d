import { z } from "zod";
import { id } from "../wire/model.ts";

/** Live events of agreements. */
export const agreementsEvents = {
  /** An agreement of mine, or one that was sent to me, changed: fetch it. */
  agreement_changed: z.object({ agreement_id: id }),
};
