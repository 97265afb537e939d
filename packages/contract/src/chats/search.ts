import { z } from "zod";
import { memberCard } from "../profiles/model.ts";
import { id } from "../wire/model.ts";

/** A conversation of the member's, found by the name of the other. */
export const chats = z.object({ id, other: memberCard });
