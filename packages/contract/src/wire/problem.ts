import { z } from "zod";

/** The body of every error answer: a stable code and a text in the caller's language. */
export const problem = z
  .object({
    error: z.string(),
    message: z.string(),
    /** One entry a broken field (status 400), or what else the code needs, such as seconds to wait. */
    details: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    /** With status 500: the number to quote to the operator. */
    id: z.string().optional(),
    retry_after: z.number().int().optional(),
  })
  .meta({ id: "Error" });
