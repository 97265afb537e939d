import { z } from "zod";
import { id } from "../wire/model.ts";

/** Live events of the way from a match to a company. */
export const partnershipsEvents = {
  /** Something about the path of a conversation changed: fetch it. It never carries an answer. */
  path_changed: z.object({ chat_id: id }),
};
