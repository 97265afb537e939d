import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id } from "../wire/model.ts";

/** One of one's own conversations, found by the name of the other. */
export const chats = z.object({ id, other: memberCard });
