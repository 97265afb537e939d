import { z } from "zod";
import { SCAM_SIGNS } from "./signs.ts";

export const scamSign = z.enum(SCAM_SIGNS).meta({ id: "ScamSign" });
/** What a text has of a scam; mostly nothing. */
export const scamSigns = z.array(scamSign);
